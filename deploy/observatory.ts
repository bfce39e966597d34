/** A header's value by its small-letter name. */
type Read = (name: string) => string | undefined;

interface Finding {
  test: string;
  points: number;
}

const SIX_MONTHS_S = 15_768_000;
const BONUSES_FROM = 90;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

/**
 * The score of MDN's HTTP Observatory (algorithm 6) for a site that redirects to HTTPS, sets no
 * cookies and is not on the preload list: 100, less penalties, plus bonuses if 90 are left.
 */
export function observatoryScore(read: Read, html: string) {
  const policy = parsePolicy(read("content-security-policy") ?? "");
  const findings: Finding[] = [
    { test: "content security policy", points: policyPoints(policy) },
    { test: "framing", points: framingPoints(policy, read("x-frame-options")) },
    { test: "strict transport security", points: transportPoints(read) },
    { test: "content type options", points: read("x-content-type-options") === "nosniff" ? 0 : -5 },
    { test: "referrer policy", points: referrerPoints(read("referrer-policy")) },
    { test: "subresource integrity", points: integrityPoints(html) },
    {
      test: "opener policy",
      points: read("cross-origin-opener-policy") === "same-origin" ? 10 : 0,
    },
    {
      test: "embedder policy",
      points: /^(require-corp|credentialless)$/.test(read("cross-origin-embedder-policy") ?? "")
        ? 10
        : 0,
    },
    {
      test: "resource policy",
      points: /^same-(origin|site)$/.test(read("cross-origin-resource-policy") ?? "") ? 10 : 0,
    },
  ];
  const sum = (list: Finding[]) => list.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  const bonus = sum(findings.filter(({ points }) => points > 0));
  return { score: Math.max(0, base >= BONUSES_FROM ? base + bonus : base), findings };
}

type Policy = Map<string, string[]>;

function parsePolicy(text: string): Policy {
  const directives = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name).map(([name = "", ...values]) => [name, values]),
  );
}

function policyPoints(policy: Policy) {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const broad = ["*", "http:", "https:", "ftp:"];
  const inline = ["'unsafe-inline'", "data:"];
  const hasAny = (name: string, values: string[]) => values.some((v) => sources(name).includes(v));
  if (hasAny("script-src", [...broad, ...inline]) || hasAny("object-src", broad)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (hasAny("script-src", ["'unsafe-eval'"]) || hasAny("style-src", ["'unsafe-eval'"])) return -10;
  if (hasAny("style-src", [...broad, ...inline])) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function framingPoints(policy: Policy, frameOptions = "") {
  const ancestors = policy.get("frame-ancestors");
  if (ancestors && !ancestors.includes("*")) return 5;
  return /^(deny|sameorigin)$/i.test(frameOptions) ? 0 : -20;
}

function transportPoints(read: Read) {
  const [, seconds] = /max-age=(\d+)/.exec(read("strict-transport-security") ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function referrerPoints(value: string | undefined) {
  if (value === undefined) return 0;
  return PRIVATE_REFERRERS.includes(value) ? 5 : -5;
}

/** Scripts of the site itself earn a bonus once one has a digest; those of others need one. */
function integrityPoints(html: string) {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = ""]) => /^(https?:)?\/\//.test(src));
  if (foreign.some(([tag]) => !tag.includes("integrity="))) return -5;
  return scripts.some(([tag]) => tag.includes("integrity=")) ? 5 : 0;
}
