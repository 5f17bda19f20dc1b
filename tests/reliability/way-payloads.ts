import fc from "fast-check";

const LEADS = [
  ...[
    "//",
    "///",
    "/\\",
    "\\\\",
    "\\/",
    "/%2f",
    "%2f%2f",
    "/%5c",
    "%5c%5c",
    "/\t/",
    "/\n/",
    "/\r\n/",
    "\t//",
    " //",
    "\u0001//",
  ],
  ...[
    "/.//",
    "/..//",
    "/fr-fr/..//",
    "/fr-fr/%2e%2e//",
    "/fr-fr//",
    "/fr-fr/\\",
    "/fr-fr/..\\\\",
    "/fr-fr%2f..%2f%2f",
    "/.\\",
  ],
  ...[
    "https:",
    "https:/",
    "https://",
    "HTTPS://",
    "https:\\\\",
    "h\tttps://",
    "http://",
    "ftp://",
    "mailto:a@",
    "blob:https://",
  ],
  ...[
    "https://localhost@",
    "//fr.localhost@",
    "https://fr.localhost:80@",
    "@",
    "/fr-fr@",
    ":80@",
    ".",
    ":",
    "//localhost\\@",
  ],
  ...[
    "javascript:alert(1)//",
    "java\tscript:alert(1)//",
    "JavaScript:",
    "data:text/html,",
    "vbscript:",
    "/javascript:",
  ],
  ...[
    "\uff0f\uff0f",
    "/\u2215",
    "/\u3002",
    "/\u202e/",
    "/fr-fr/\u2028//",
    "/\ufeff/",
    "/\u00ad/",
    "/%E2%80%AE/",
    "/%00/",
  ],
  ...[
    "/%0d%0aLocation:%20https://",
    "/fr-fr\r\nLocation: https://",
    "/fr-fr?u=//",
    "#//",
    "?//",
    "/;@",
    "/%252f%252f",
    "/%255c",
  ],
];
const FOREIGN = [
  "evil.example",
  "EVIL.example:443",
  "evil%2eexample",
  "evil\u3002example",
  "localhost.evil.example",
  "evil.example%00.localhost",
];
const TAILS = [
  "",
  "",
  "/fr-fr",
  "/fr-fr/cart",
  "/fr-fr/account",
  "?x=/fr-fr",
  "#/fr-fr",
  "/..",
  "%2f..",
  "\\@localhost",
  "/fr-fr/auth/logout",
];

const twiceEncoded = (text: string) => encodeURIComponent(encodeURIComponent(text));

/** Addresses that lead elsewhere, or might, as somebody would write them. */
export const anyPayload = fc
  .record({
    lead: fc.constantFrom(...LEADS),
    host: fc.constantFrom(...FOREIGN),
    tail: fc.constantFrom(...TAILS),
    write: fc.constantFrom<((text: string) => string)[]>(String, String, encodeURIComponent, twiceEncoded),
  })
  .map(({ lead, host, tail, write }) => write(lead + host + tail));

/** As a header may hold it. */
export const asHeader = (text: string) =>
  text.replace(/[^\t\x20-\x7e]/gu, (character) => encodeURIComponent(character));
