/** Declares what is used; the package's own types exist only once the editor is installed. */
declare module "@sveltia/cms" {
  const CMS: { init: (options: { config: object }) => void };
  export default CMS;
}
