import { htmlText } from '../domain/html-text.ts';
import { pagePaths } from '../domain/page-paths.ts';

/** The addresses of the sandbox's pages. */
export const sandboxPaths = {
  index: '/sandbox',
  mail: '/sandbox/mail',
  clock: '/sandbox/clock',
  payment: '/sandbox/payment',
  captcha: '/sandbox/captcha',
  factor: '/sandbox/factor',
} as const;

export type SandboxPath = (typeof sandboxPaths)[keyof typeof sandboxPaths];

// The portal's colours, in the reader's colour scheme.
const style = `
  :root { color-scheme: light dark; --ground: #FBFAF7; --surface: #FFFFFF; --ink: #14202B; --muted: #52606D; --line: #E3E1DA; --edge: #8A94A0; --accent: #0B5C6B; --on: #FFFFFF }
  @media (prefers-color-scheme: dark) { :root { --ground: #0F161C; --surface: #16202A; --ink: #E8EDF1; --muted: #9FB0BD; --line: #2A3742; --edge: #66788A; --accent: #6CC5D3; --on: #0F161C } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/24px Inter, system-ui, sans-serif }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 12px max(16px, (100% - 928px) / 2); border-bottom: 1px solid var(--line); background: var(--surface); font-size: 13px; line-height: 20px }
  nav { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; margin-right: auto }
  nav a:first-child { color: var(--ink); font-size: 16px; font-weight: 600; letter-spacing: -0.01em; text-decoration: none } nav a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 550 }
  article { padding: 16px; margin: 0 0 16px; overflow-wrap: anywhere } article h2 { margin: 0 0 4px } pre { white-space: pre-wrap; font: inherit; margin: 12px 0 0 }
  input { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 4px; padding: 4px 10px }
  main { max-width: 960px; margin: 0 auto; padding: 32px 16px 48px }
  h1 { margin: 0 0 4px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -0.01em }
  h2 { margin: 32px 0 8px; font-size: 17px; font-weight: 600 } h3 { margin: 0; font-size: 15px; font-weight: 600 }
  p { margin: 0 0 12px } .muted { color: var(--muted) } a { color: var(--accent); text-underline-offset: 3px }
  form { display: inline }
  .lead { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 12px 24px; margin-bottom: 20px } .lead p { margin: 0 }
  .panel { border: 1px solid var(--line); border-radius: 4px; background: var(--surface) }
  .switch { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 8px 24px; padding: 14px 20px } .switch + .switch { border-top: 1px solid var(--line) }
  .switch p { margin: 0; font-size: 13px; line-height: 20px } .options { display: flex; flex-wrap: wrap; gap: 6px; place-content: start; align-items: start }
  @media (max-width: 700px) { .switch { grid-template-columns: minmax(0, 1fr); padding: 14px 16px } }
  fieldset { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 12px; padding: 8px 16px; background: var(--surface) }
  legend { font-weight: 600 } label { display: block; padding: 4px 0 }
  button { font: inherit; padding: 7px 14px; border-radius: 4px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer; text-align: left }
  button:hover { border-color: var(--edge) } button:focus-visible, a:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .options button, td button { font-size: 13px; line-height: 20px; padding: 5px 10px }
  button[aria-pressed=true], button.main { background: var(--accent); color: var(--on); border-color: var(--accent); font-weight: 600 }
  button:disabled { opacity: .5 } td form + form, #cancel { margin-left: 8px }
  table { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 20px } th, td { text-align: left; padding: 8px 16px; border-bottom: 1px solid var(--line); white-space: nowrap } tr:last-child td { border-bottom: 0 }
  th { color: var(--muted); font-size: 12px; font-weight: 550 } .code { font-family: ui-monospace, monospace } .sum { text-align: right; font-variant-numeric: tabular-nums } .scroll { overflow-x: auto } .none { padding: 14px 20px }
  .amount { font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }`;

const pages: readonly (readonly [path: SandboxPath, name: string])[] = [
  [sandboxPaths.index, 'Daylight sandbox'],
  [sandboxPaths.mail, 'Mail'],
  [sandboxPaths.clock, 'Clock'],
  [sandboxPaths.payment, 'Payment'],
  [sandboxPaths.captcha, 'Captcha'],
  [sandboxPaths.factor, 'Second factor'],
];

/** Leads from each page of the sandbox to the others, and to the portal. */
export function sandboxHeader(current: SandboxPath): string {
  const links = pages.map(
    ([path, name]) => `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<header><nav aria-label="Sandbox">${links.join('')}</nav><a href="${pagePaths.home}">To the portal</a></header>`;
}

/**
 * A page that the sandbox makes, without a script of its own.
 *
 * @param body HTML in which everything variable is escaped
 */
export const sandboxPage = (title: string, body: string, header = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlText(title)}</title><style>${style}</style></head><body>${header}<main>${body}</main></body></html>`;
