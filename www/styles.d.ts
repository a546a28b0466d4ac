// A style sheet that arrives with the module that needs it, as text.
declare module '*.css' {
  const text: string;
  export default text;
}
