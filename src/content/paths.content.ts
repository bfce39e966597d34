/** The path of every page by its name, as its own content file says it. */
export declare const paths: Readonly<Record<string, string>>;
