/** The shop's look in one small sheet: paper, ink, hairlines, two typefaces, square corners. */
export const STYLE = `
@font-face{font-family:"Bodoni Moda";src:url("/auth/fonts/bodoni-moda-latin-ext-opsz-normal.woff2") format("woff2");font-weight:400 900;font-display:swap;unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20C0}
@font-face{font-family:"Bodoni Moda";src:url("/auth/fonts/bodoni-moda-latin-opsz-normal.woff2") format("woff2");font-weight:400 900;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC}
@font-face{font-family:"Instrument Sans";src:url("/auth/fonts/instrument-sans-latin-ext-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20C0}
@font-face{font-family:"Instrument Sans";src:url("/auth/fonts/instrument-sans-latin-wght-normal.woff2") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC}
:root{--paper:#fff;--ink:#111;--ink-soft:#56514b;--ink-mute:#6d675f;--line-strong:#87817a;--line:#e0dbd3;--ground:#f6f3ee;--sale:#9b1c1c;--sale-soft:#fbf0ee;
--display:"Bodoni Moda","Didot","Bodoni 72",serif;--text:"Instrument Sans",system-ui,sans-serif;
--text-1:clamp(.75rem,.7292rem + .0926vw,.8125rem);--text-2:clamp(.875rem,.8542rem + .0926vw,.9375rem);--text-3:clamp(1rem,.9792rem + .0926vw,1.0625rem);--text-5:clamp(1.75rem,1.4167rem + 1.4815vw,2.75rem)}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template:auto 1fr/minmax(0,1fr);background:var(--paper);color:var(--ink);font:400 var(--text-3)/1.6 var(--text);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,p,ul,fieldset{margin:0;padding:0;border:0}
ul{list-style:none}
a{color:inherit;text-underline-offset:.28em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}
header{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:.5rem;min-height:3.5rem;padding-inline:min(1rem,4vw);border-bottom:1px solid var(--line);font-size:var(--text-2)}
.back{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;justify-self:start;text-decoration:none}
.back:hover{text-decoration:underline}
.logo{grid-column:2;font:400 clamp(16px,5.6vw,1.375rem)/1 var(--display);letter-spacing:.16em;text-transform:uppercase;text-indent:.16em}
.safe{display:inline-flex;align-items:center;gap:.5rem;justify-self:end;color:var(--ink-soft)}
.long{position:absolute;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
main{width:100%;max-width:28rem;margin-inline:auto;padding:2.5rem 1rem 5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem;align-content:start}
h1{font:400 var(--text-5)/1.12 var(--display);font-variation-settings:"opsz" 14;letter-spacing:-.016em;text-wrap:balance}
h2{font:500 var(--text-2)/1.5 var(--text)}
.lead{margin-top:.75rem;color:var(--ink-soft);text-wrap:pretty}
form.main{display:grid;gap:1.5rem}
.field{display:grid;gap:.5rem;grid-template-columns:minmax(0,1fr)}
label{font:500 var(--text-2)/1.4 var(--text)}
label span{font-weight:400;color:var(--ink-mute)}
.hint{font-size:var(--text-1);line-height:1.45;color:var(--ink-mute)}
input{width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid var(--line-strong);border-radius:0;background:var(--paper);color:inherit;font:inherit;font-size:max(1rem,var(--text-3));line-height:1.5;appearance:none}
input:hover,input:focus-visible{border-color:var(--ink)}
input:focus-visible{outline-offset:0}
.is-error input{border:2px solid var(--sale);padding-inline:calc(1rem - 1px)}
.error{display:flex;gap:.5rem;font:500 var(--text-2)/1.4 var(--text);color:var(--sale)}
.error .icon{width:1rem;height:1rem;margin-top:.15rem}
.summary{border-left:4px solid var(--sale);background:var(--sale-soft);padding:1rem min(1.5rem,4vw);display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
.summary h2{font-size:var(--text-3);line-height:1.4}
.summary li{margin-top:.25rem;font-size:var(--text-2)}
.summary a{color:var(--sale)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.625rem 2rem;border:1px solid var(--ink);border-radius:0;background:var(--ink);color:var(--paper);font:500 var(--text-2)/1.3 var(--text);cursor:pointer}
button:hover{background:#333}
button.wide{width:100%;min-height:3.5rem;font-size:var(--text-3)}
.button{background:var(--paper);color:var(--ink);text-decoration:none}
.button:hover{background:var(--ground)}
.other{font-size:var(--text-2);border-top:1px solid var(--line);padding-top:1.5rem}
.other a{display:inline-block;padding-block:.25rem}
.demo{background:var(--ground);padding:1.5rem min(1.5rem,4vw);display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;font-size:var(--text-2)}
.demo p{color:var(--ink-soft);font-size:var(--text-1);line-height:1.45;margin-top:.25rem}
.demo ul{display:grid;grid-template-columns:minmax(0,1fr);gap:2px}
.demo button{width:100%;justify-content:start;min-height:3.25rem;padding:.5rem min(.75rem,4vw);display:grid;grid-template-columns:minmax(0,1fr);overflow-wrap:anywhere;justify-items:start;gap:.125rem;border:0;background:var(--paper);color:var(--ink);text-align:left;font-weight:400}
.demo button:hover{background:#ece7df}
.demo small{font-size:var(--text-1);color:var(--ink-mute)}
.choices{display:flex;flex-wrap:wrap;gap:1rem}
@media (min-width:48em){header{min-height:4rem;padding-inline:1.5rem}.long{position:static;width:auto;height:auto;overflow:visible;clip-path:none}main{padding-block:4rem 7rem}h1{font-variation-settings:"opsz" 20}}
@media (min-width:80em){header{min-height:4.5rem;padding-inline:2.5rem}}
`;
