import fc from "fast-check";

/** Boundary and invalid values for fields, numbers, names, addresses and objects. */
const ODD = [
  ...["", " ", "\0", "\t", "\r\nSet-Cookie: a=b", "%", "%2e%2e", "%E0%A4", "\u202Eabc", "\uFEFF", "e\u0301", "Ⅷ", "😀"],
  ...[
    "..",
    "../../carts-self",
    "/",
    "//evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
  ],
  ...["<script>alert(1)</script>", "{{7*7}}", "${7*7}", "' OR 1=1 --", "[]", "{}", "null", "undefined", "true", "on"],
  ...["NaN", "Infinity", "-1", "-0", "0", "00", "1.5", "1e309", "2147483648", "9007199254740993", "١٢٣", "１２３"],
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "2026-02-31", "0000-00-00", "99999-01-01", "24:61"],
  ...["+33612345678", "a@b", "a@b.c", "FR", "fr", "XX", "100001", "9".repeat(400), "👨‍👩‍👧‍👦".repeat(30), "x".repeat(5_000)],
];

/** Names that no field has. */
const NAMES = [
  "",
  "__proto__",
  "constructor",
  "a.b.c",
  "a[]",
  "a[0].b",
  "a[4294967294]",
  "a[99999999]",
  "[",
  "x".repeat(300),
];

export const oddValue = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ODD) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  )
  // Half a surrogate pair can be sent neither in a form nor in an address.
  .map((value) => value.replace(/\p{Surrogate}/gu, "\uFFFD"));

export const oddName = fc.constantFrom(...NAMES);
