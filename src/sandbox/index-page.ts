import type { FastifyInstance } from 'fastify';
import { htmlText } from '../domain/html-text.ts';
import { pagePaths } from '../domain/page-paths.ts';
import { type SandboxPath, sandboxHeader, sandboxPage, sandboxPaths } from './sandbox-page.ts';

/** What a page of the sandbox is for, and why it cannot be used; null if it can. */
type Tool = {
  readonly path: SandboxPath;
  readonly name: string;
  readonly about: string;
  readonly off: string | null;
};

/** What the page tells of the running program. */
export type SandboxFacts = {
  readonly now: Date;
  readonly isClockSet: boolean;
  /** Whether each stand-in plays its service. */
  readonly mail: boolean;
  readonly clock: boolean;
  readonly payment: boolean;
  readonly captcha: boolean;
  readonly factor: boolean;
  readonly accounts: readonly { readonly login: string; readonly about: string }[];
  readonly password: string;
  /** Where the program listens, each with what is there. */
  readonly listening: readonly { readonly address: string; readonly about: string }[];
};

const toolsOf = (facts: SandboxFacts): readonly Tool[] => [
  {
    path: sandboxPaths.mail,
    name: 'Mail',
    about: 'Every mail that was sent, with links that can be followed.',
    off: facts.mail ? null : 'Mail goes to the server of SMTP_URL.',
  },
  {
    path: sandboxPaths.clock,
    name: 'Clock',
    about: `Moves the business clock, to see terms end, notices go out and daily jobs run. It ${
      facts.isClockSet ? 'was set to' : 'shows the real time,'
    } ${facts.now.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    off: facts.clock ? null : 'A clock is set in one process only, and this one is not alone.',
  },
  {
    path: sandboxPaths.payment,
    name: 'Payment',
    about: 'Plays the payment provider: decline, hold, lose an approval, be slow, refund, reverse.',
    off: facts.payment
      ? null
      : 'Payment is off, or a real provider’s. Start with NO_PAYMENT_MODE=false to try it.',
  },
  {
    path: sandboxPaths.captcha,
    name: 'Captcha',
    about: 'Plays the human verification: pass, fail, or expire after three seconds.',
    off: facts.captcha
      ? null
      : 'It is off, or a real service’s. Start with CAPTCHA_SKIP_VALIDATION=false to try it.',
  },
  {
    path: sandboxPaths.factor,
    name: 'Second factor',
    about: 'Shows the codes of the operator’s second factor.',
    off: facts.factor ? null : 'An outside identity provider has second factors of its own.',
  },
];

const toolRow = ({ path, name, about, off }: Tool): string =>
  `<div class="switch"><h3>${off === null ? `<a href="${path}">${name}</a>` : name}</h3><p>${htmlText(about)}${
    off === null ? '' : `<br><span class="muted">${htmlText(off)}</span>`
  }</p></div>`;

const table = (
  id: string,
  head: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string =>
  `<div class="panel scroll" role="region" aria-labelledby="${id}" tabindex="0"><table><thead><tr><th>${head[0]}</th><th>${head[1]}</th></tr></thead><tbody>${rows
    .map(([code, text]) => `<tr><td class="code">${htmlText(code)}</td><td>${htmlText(text)}</td></tr>`)
    .join('')}</tbody></table></div>`;

function page(facts: SandboxFacts): string {
  return sandboxPage(
    'Daylight sandbox',
    `<h1>Daylight sandbox</h1><p class="muted">This program is for trying out: its market is simulated, no money is moved, and nothing leaves the machine.</p>
<h2>What can be done here</h2><div class="panel">${toolsOf(facts).map(toolRow).join('')}</div>
<h2 id="accounts">Demo accounts</h2><p>The password of each is <code class="code">${htmlText(facts.password)}</code>. <a href="${pagePaths.login}">Log in</a></p>
${table(
  'accounts',
  ['Login', 'What it shows'],
  facts.accounts.map(({ login, about }) => [login, about]),
)}
<h2 id="listening">Where the program listens</h2>
${table(
  'listening',
  ['Address', 'What is there'],
  facts.listening.map(({ address, about }) => [address, about]),
)}`,
    sandboxHeader(sandboxPaths.index),
  );
}

const offPage = ({ path, name, about, off }: Tool): string =>
  sandboxPage(
    `Sandbox ${name.toLowerCase()}`,
    `<h1>Sandbox ${name.toLowerCase()}</h1><p class="muted">${htmlText(about)}</p><p>${htmlText(off ?? '')}</p>`,
    sandboxHeader(path),
  );

/** `GET /sandbox`: what can be done in the sandbox; and a page in the place of each tool that is off, which says why. */
export function indexPage(app: FastifyInstance, factsNow: () => SandboxFacts): void {
  const addPage = (path: string, html: () => string): void => {
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html()),
    );
  };
  addPage(sandboxPaths.index, () => page(factsNow()));
  for (const tool of toolsOf(factsNow())) if (tool.off !== null) addPage(tool.path, () => offPage(tool));
}
