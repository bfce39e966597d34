/** What the build asks of `prerender.tsx`, which it runs in Node. */
export interface Prerender {
  /** Each HTML file of the site, the address it is rendered for, and the modules it will need. */
  files: { file: string; path: string; modules: string[] }[];
  /** The page at `path` as complete HTML, without any inline script. */
  render: (path: string, assets: Assets) => Promise<string>;
}

/** What the served page asks the browser to load before anything else. */
export interface Assets {
  stylesheet: string;
  fonts: string[];
}
