// What the build puts in place of these two names: the glue that wasm-bindgen writes, and the path of the module.
declare module 'ariza-glue' {
  export default function init(input: { module_or_path: any }): Promise<unknown>;
}
declare module 'ariza-wasm' {
  const path: string;
  export default path;
}
