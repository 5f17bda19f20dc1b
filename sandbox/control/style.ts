import { STYLE as SIGN_IN_STYLE } from "../auth/style";

/** The sign-in pages' sheet, with what a page of tables and short forms needs beside. */
export const STYLE = `${SIGN_IN_STYLE}
main{max-width:76rem;gap:3.5rem}
h2{font:400 1.75rem/1.2 var(--display)}
h3{margin:0;font:500 var(--text-2)/1.5 var(--text)}
section{display:grid;gap:1rem;min-width:0;scroll-margin-top:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:var(--text-2)}
nav a{display:inline-block;padding-block:.5rem}
section p{max-width:46rem}
code,pre,.mono{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:0;padding:1rem;background:var(--ground);white-space:pre-wrap}
.line{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));align-items:start}
.line .wide{grid-column:1/-1}
.line>button{justify-self:start;align-self:end;grid-row-end:auto}
.find{display:grid;gap:1rem;grid-template-columns:minmax(0,28rem) auto;justify-content:start;align-items:end}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem}
select{width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid var(--line-strong);border-radius:0;background:var(--paper);color:inherit;font:inherit;font-size:max(1rem,var(--text-3))}
.quiet,td button{min-height:2.5rem;padding:.375rem 1rem;background:var(--paper);color:var(--ink)}
.quiet:hover,td button:hover{background:var(--ground)}
.done{border-left:4px solid #2e6b4f;background:var(--ground);padding:.75rem 1rem}
table{width:100%;border-collapse:collapse;font-size:var(--text-2);line-height:1.5}
th{font-weight:500;text-align:left;color:var(--ink-mute);font-size:var(--text-1)}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:middle;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
td form{display:flex;gap:.5rem;align-items:center}
td input{width:6rem;min-height:2.5rem;padding:.25rem .5rem}
meter{appearance:none;display:block;width:100%;min-width:8rem;height:1rem;border:0;background:var(--ground)}
meter::-webkit-meter-inner-element{display:block;height:100%}
meter::-webkit-meter-bar{height:100%;border:0;border-radius:0;background:var(--ground)}
meter::-webkit-meter-optimum-value{background:var(--ink)}
meter::-moz-meter-bar{background:var(--ink)}
summary{cursor:pointer;padding-block:.25rem}
details[open]>pre{margin-block:.5rem 1rem}
.bad{color:var(--sale);font-weight:500}
@media (max-width:767px){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding-block:.5rem;border-bottom:1px solid var(--line)}
td{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.75rem;padding:.25rem 0;border:0}
td::before{content:attr(data-head);color:var(--ink-mute);font-size:var(--text-1)}}
`;
