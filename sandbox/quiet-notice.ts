// oidc-provider says on import that it wants Node 22. It works on 20, as the tests show, and nobody who tries the demo
// can do anything about it. Imports run in order: this one has to stand before it.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
};
