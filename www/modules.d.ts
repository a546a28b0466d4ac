// What the build puts in place of these names: the glue that wasm-bindgen writes, and the paths of the modules.
declare module 'ariza-glue' {
  export default function init(input: { module_or_path: any }): Promise<unknown>;
}
declare module 'ariza-wasm' {
  const path: string;
  export default path;
}
declare module 'araclar-glue' {
  export default function init(input: { module_or_path: any }): Promise<unknown>;
  export const EnKotu: any;
}
// A script that runs in a thread of its own: its path, once it is bundled.
declare module 'worker:*' {
  const path: string;
  export default path;
}
declare module 'araclar-wasm' {
  const path: string;
  export default path;
}
