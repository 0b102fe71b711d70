/** A script as text: integrations/inline-scripts.ts. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
