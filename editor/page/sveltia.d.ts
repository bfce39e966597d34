/** What is used of it; its own types are there only once the editor is installed. */
declare module "@sveltia/cms" {
  const CMS: { init: (options: { config: object }) => void };
  export default CMS;
}
