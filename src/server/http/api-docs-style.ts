/** The look of the documentation: the portal's colours, type and spacing. Both schemes, narrow screens, paper. */
export const apiDocsStyle = `
@font-face{font-family:Inter;font-style:normal;font-weight:100 900;font-display:swap;src:url(/api-docs/inter.woff2) format("woff2")}
:root{color-scheme:light dark;--ground:#FBFAF7;--surface:#FFFFFF;--ink:#14202B;--muted:#52606D;--line:#E3E1DA;--accent:#0B5C6B;--accent-soft:#E3F0F1;--bar:#F1EFE8}
@media (prefers-color-scheme:dark){:root{--ground:#0F161C;--surface:#16202A;--ink:#E8EDF1;--muted:#9FB0BD;--line:#2A3743;--accent:#6CC5D3;--accent-soft:#14323A;--bar:#1D2934}}
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:24px}
body{background:var(--ground);color:var(--ink);font:15px/24px Inter,"Helvetica Neue",Arial,sans-serif;font-feature-settings:"tnum","lnum"}
a{color:var(--accent);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:16px;top:-100px;background:var(--surface);padding:8px 16px;border:1px solid var(--line);border-radius:4px;z-index:2}.skip:focus{top:12px}
.top{background:var(--surface);border-bottom:1px solid var(--line)}
.top div{max-width:1376px;margin:auto;padding:0 32px;min-height:60px;display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px}
.brand{display:flex;align-items:center;gap:10px;font-weight:650;font-size:18px;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.top .right{margin-left:auto;display:flex;gap:20px;font-size:13px}
.page{max-width:1376px;margin:auto;padding:36px 32px 64px;display:grid;grid-template-columns:248px minmax(0,1fr);gap:48px;align-items:start}
nav{position:sticky;top:24px;max-height:calc(100vh - 48px);overflow-y:auto;font-size:13px;line-height:20px}
nav h2{font-size:12px;line-height:16px;color:var(--muted);font-weight:550;margin:0 0 4px}nav section+section{margin-top:16px}
nav ul{list-style:none;padding:0}nav li a{display:block;padding:2px 0;color:var(--ink);text-decoration:none}nav li a:hover{color:var(--accent);text-decoration:underline}
h1{font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.01em}
main>p,.intro p{max-width:76ch;margin-top:12px}
main h2{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em;margin:48px 0 4px;padding-top:24px;border-top:1px solid var(--line)}
main h2+p{color:var(--muted);margin-top:0}
.call,.shape{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:20px 24px;margin-top:20px}
h3{font-size:16px;line-height:24px;font-weight:600}
.call>p,.shape>p{margin-top:8px;max-width:76ch}
.line{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;margin-top:4px}
code,pre{font-family:ui-monospace,"SF Mono","IBM Plex Mono",Menlo,monospace;font-size:13px}
.verb{font-weight:600;color:var(--accent)}
.access{margin-left:auto;font-size:12px;line-height:20px;color:var(--accent);background:var(--accent-soft);border-radius:4px;padding:0 8px}
h4{font-size:13px;line-height:20px;font-weight:600;margin:20px 0 4px}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:4px;margin-top:4px}
table{border-collapse:collapse;width:100%;font-size:13px;line-height:20px}
th,td{padding:6px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{font-size:12px;font-weight:550;color:var(--muted);background:var(--bar)}
tbody th{font-weight:400;white-space:nowrap}
.quiet,.type{color:var(--muted);font-size:12px}
details{margin-top:8px}summary{cursor:pointer;font-size:13px;color:var(--accent);width:fit-content}
pre{margin-top:4px;padding:12px 16px;background:var(--bar);border-radius:4px;overflow-x:auto;line-height:20px}
@media (max-width:900px){.page{grid-template-columns:minmax(0,1fr);gap:24px;padding:24px 16px 48px}nav{position:static;max-height:none;columns:2;column-gap:24px}nav section{break-inside:avoid}.top div{padding:8px 16px}.call,.shape{padding:16px}.access{margin-left:0}tbody th{white-space:normal}th,td{padding:6px 8px}}
@media (max-width:480px){nav{columns:1}}
@media print{:root{--ground:#fff;--surface:#fff;--ink:#000;--muted:#444;--line:#bbb;--accent:#000;--accent-soft:#fff;--bar:#fff}body{font-size:10pt;line-height:14pt}nav,.skip,.top .right{display:none}.page{display:block;padding:0;max-width:none}.call,.shape{break-inside:avoid;padding:8pt 10pt}.wide{overflow:visible}tbody th{white-space:normal}a{text-decoration:none}}
`;
