import { STYLE as SIGN_IN_STYLE } from "../auth/style";

/** The sign-in pages' sheet, with what a till needs beside: a summary, a table of cards, instalments. */
export const STYLE = `${SIGN_IN_STYLE}
main{max-width:72rem}
.sum{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;padding-block:1rem;border-block:1px solid var(--line);font-size:var(--text-2)}
.sum dt{color:var(--ink-mute)}
.sum dd{margin:0;font-weight:500;font-variant-numeric:tabular-nums}
.sum dd.amount{font-size:1.375rem;line-height:1.2}
.demo-note{background:var(--ground);padding:.75rem 1rem;font-size:var(--text-2)}
.till{display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem;align-items:start}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;min-width:0}
.pair{display:grid;gap:1.5rem}
.cancel button{border:0;background:none;color:var(--ink);text-decoration:underline;text-underline-offset:.28em;padding-inline:0;min-height:2.75rem}
.cancel button:hover{background:none;color:var(--ink-soft)}
table{width:100%;border-collapse:collapse;font-size:var(--text-2)}
caption{text-align:left;font:400 1.25rem/1.3 var(--display);padding-bottom:.5rem}
caption small{display:block;font:400 var(--text-1)/1.45 var(--text);color:var(--ink-mute)}
th{font-weight:500;text-align:left;color:var(--ink-mute);font-size:var(--text-1)}
th,td{padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:middle}
td:nth-child(2){overflow-wrap:anywhere;hyphens:auto}
td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}
td a{display:inline-flex;align-items:center;min-height:1.75rem;padding-inline:.25rem}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;font-weight:400}
.choice input{flex:none;width:1.25rem;height:1.25rem;min-height:0;padding:0;appearance:auto;accent-color:var(--ink)}
legend{padding:0;font:500 var(--text-2)/1.4 var(--text)}
.parts{display:grid;gap:1px;background:var(--line);border:1px solid var(--line);font-variant-numeric:tabular-nums;font-size:var(--text-2)}
.parts li{display:flex;justify-content:space-between;background:var(--paper);padding:.75rem 1rem}
.code{font:500 1.75rem/1.2 var(--text);letter-spacing:.2em;font-variant-numeric:tabular-nums}
.narrow{max-width:28rem}
@media (max-width:29.9375em){td:first-child{white-space:normal;min-width:6.5rem}}
@media (max-width:22.4375em){th,td{padding-right:.25rem}td a{padding-inline:0}td:first-child{min-width:0;overflow-wrap:anywhere}}
@media (min-width:48em){.pair{grid-template-columns:1fr 1fr;grid-template-rows:repeat(4,auto);gap:.5rem 1.5rem}.pair .field{grid-row:span 4;grid-template-rows:subgrid;align-content:start}}
@media (min-width:64em){.till{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:5rem}}
`;
