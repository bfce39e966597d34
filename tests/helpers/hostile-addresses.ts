import { seededRandom } from "../../src/runtime/random";

/** How the server must answer; a "book" and "nothing" are the two failure screens. */
export type Answer = "page" | "redirect" | "book" | "nothing" | "bad request" | "too long";

export interface HostileAddress {
  /** What stands in the request line, byte for byte. */
  target: string;
  answer: Answer;
  /** The page that it leads to all the same. */
  page?: string;
}

/** Words that some program, somewhere, has taken for more than a name. */
const NAMES = String.raw`
  __proto__ constructor hasOwnProperty toString prototype undefined null NaN -1 .. ... .git .env
  ~root con aux.html % %zz %2 %ff%fe %c0%ae%c0%ae %00 %0d%0aSet-Cookie:a=b %u002e %252e%252e%252f
  ..%2f..%2fpackage.json ..%5c..%5cpackage.json ..\..\package.json %2e%2e javascript:canary()
  data:text%2fhtml,canary() <svg%09onload=canary()> <script>canary()<%2Fscript>
  %3Cscript%3Ecanary()%3C%2Fscript%3E <img%2Fsrc=x%2Fonerror=canary()> "onmouseover="canary()
  '-canary()-' {{constructor.constructor('canary()')()}} ';DROP+TABLE+books;-- $(canary) |canary
  $%7Bjndi:ldap:%2F%2Fother.example%7D %E2%80%AEkoob %D7%A1%D7%A4%D7%A8 %F0%9F%93%96 e%CC%81
  %EF%BB%BF %ED%A0%80 %E2%80%8B * @ a;b=c index.php wp-login.php
`
  .trim()
  .split(/\s+/)
  .concat("`$%7Bcanary()%7D`");

/** What no request line may hold. */
const FORBIDDEN = ["\0", " ", "\t", "\x01", "\x7f", "\x1b[31m", " HTTP/1.0 ", "\r"];
const OUTSIDE = ["etc/passwd", "package.json", "node_modules/.package-lock.json", ".git/config"];
const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", ".%2e/"];
const LONGEST = 8 * 1024;
const TOO_LONG = 20 * 1024;

/** `count` different addresses that mean harm or nothing; the same for the same `seed`. */
export function hostileAddresses(count: number, seed: number, pages: readonly string[]) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const number = () => Math.floor(random() * 1e6).toString(36);
  const name = () => shuffledCase(pick(NAMES), random) + pick(["", number()]);
  const names = (most: number) => Array.from({ length: upTo(most) }, name).join("");

  const recipes: (() => HostileAddress)[] = [
    () => ({ target: `/book/${names(3)}`, answer: "book" }),
    () => ({ target: `/book/${pick(pages).slice(1).replace("/", "")}${name()}`, answer: "book" }),
    () => ({ target: `/x${names(3)}`, answer: "nothing" }),
    () => ({ target: `/book/${name()}/${names(2)}`, answer: "nothing" }),
    () => ({ target: `/${name()}/${name()}/${names(2)}`, answer: "nothing" }),
    () => ({
      target: `/${pick(["assets/", "pictures/", ""])}${pick(UP).repeat(upTo(9))}${pick(OUTSIDE)}`,
      answer: "nothing",
    }),
    () => {
      const page = pick(pages.filter((path) => path !== "/"));
      return { target: encoded(page, random), answer: "redirect", page };
    },
    () => {
      const page = pick(pages);
      return { target: `${page}?${names(4)}=${names(2)}`, answer: "page", page };
    },
    () => ({ target: `/book/${name()}${pick(FORBIDDEN)}${name()}`, answer: "bad request" }),
    () => ({
      target: `/book/${fill(name(), upTo(LONGEST))}`,
      answer: "book",
    }),
    () => ({ target: `/book/${fill(name(), TOO_LONG)}`, answer: "too long" }),
  ];
  const found = new Map<string, HostileAddress>();
  while (found.size < count) {
    const address = pick(recipes)();
    found.set(address.target, address);
  }
  return [...found.values()];
}

/** A page's address with some letters written as their codes. */
function encoded(path: string, random: () => number) {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`;
  const letters = [...path].map((letter, at) => {
    const isFirst = at === 1; // so that there is always one
    return letter !== "/" && (isFirst || random() < 0.3) ? code(letter) : letter;
  });
  return letters.join("");
}

function fill(text: string, length: number) {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

function shuffledCase(text: string, random: () => number) {
  return random() < 0.2 ? text.toUpperCase() : text;
}
