import "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * Contains what is a child of <body> besides <main>. While hydrating, React takes the next
       * <div> in <body> for its own, even if a browser extension has added it, but skips elements
       * of other names, so ours have a name that nobody else uses.
       */
      "site-part": React.HTMLAttributes<HTMLElement>;
    }
  }
}
