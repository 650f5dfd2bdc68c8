import { htmlText } from '../../domain/html-text.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { type Settings, type SwitchName, switches, usualSettings } from './provider.ts';
import type { StandInOrder } from './provider-answers.ts';

const style = `
  :root { color-scheme: light dark; --ground: #FBFAF7; --surface: #FFFFFF; --ink: #14202B; --muted: #52606D; --line: #E3E1DA; --edge: #8A94A0; --accent: #0B5C6B; --on: #FFFFFF }
  @media (prefers-color-scheme: dark) { :root { --ground: #0F161C; --surface: #16202A; --ink: #E8EDF1; --muted: #9FB0BD; --line: #2A3742; --edge: #66788A; --accent: #6CC5D3; --on: #0F161C } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/24px Inter, system-ui, sans-serif }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 12px max(16px, (100% - 928px) / 2); border-bottom: 1px solid var(--line); background: var(--surface); font-size: 13px; line-height: 20px }
  header strong { margin-right: auto; font-size: 16px; letter-spacing: -0.01em }
  main { max-width: 960px; margin: 0 auto; padding: 32px 16px 48px }
  h1 { margin: 0 0 4px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -0.01em }
  h2 { margin: 32px 0 8px; font-size: 17px; font-weight: 600 } h3 { margin: 0; font-size: 15px; font-weight: 600 }
  p { margin: 0 0 12px } .muted { color: var(--muted) } a { color: var(--accent); text-underline-offset: 3px }
  form { display: inline }
  .lead { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 12px 24px; margin-bottom: 20px } .lead p { margin: 0 }
  .panel { border: 1px solid var(--line); border-radius: 4px; background: var(--surface) }
  .switch { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 8px 24px; padding: 14px 20px } .switch + .switch { border-top: 1px solid var(--line) }
  .switch p { margin: 0; font-size: 13px; line-height: 20px } .options { display: flex; flex-wrap: wrap; gap: 6px; align-items: start }
  @media (max-width: 700px) { .switch { grid-template-columns: minmax(0, 1fr); padding: 14px 16px } }
  fieldset { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 12px; padding: 8px 16px; background: var(--surface) }
  legend { font-weight: 600 } label { display: block; padding: 4px 0 }
  button { font: inherit; padding: 7px 14px; border-radius: 4px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer; text-align: left }
  button:hover { border-color: var(--edge) } button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .options button, td button { font-size: 13px; line-height: 20px; padding: 5px 10px }
  button[aria-pressed=true], button.main { background: var(--accent); color: var(--on); border-color: var(--accent); font-weight: 600 }
  button:disabled { opacity: .5 } td form + form, #cancel { margin-left: 8px }
  table { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 20px } th, td { text-align: left; padding: 8px 16px; border-bottom: 1px solid var(--line); white-space: nowrap } tr:last-child td { border-bottom: 0 }
  th { color: var(--muted); font-size: 12px; font-weight: 550 } .code { font-family: ui-monospace, monospace } .sum { text-align: right; font-variant-numeric: tabular-nums } .scroll { overflow-x: auto } .none { padding: 14px 20px }
  .amount { font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }`;

const page = (title: string, body: string, header = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlText(title)}</title><style>${style}</style></head><body>${header}<main>${body}</main></body></html>`;

const titles: Readonly<Record<SwitchName, readonly [title: string, about: string]>> = {
  provider: ['The provider', 'Every call of the service to the provider.'],
  capture: ['A capture', 'Taking the money, once the payer has approved.'],
  approval: ['An approval', 'What the window tells the page when the payer has approved.'],
  script: ['The script', 'What draws the payment button on the page.'],
  webhooks: ['Events', 'What the provider reports to the service by itself.'],
};

const words: { readonly [Name in SwitchName]: Readonly<Record<Settings[Name], string>> } = {
  provider: {
    up: 'answers',
    slow: 'answers after 3 seconds',
    failing: 'answers with an error',
    nonsense: 'answers nonsense',
    silent: 'does not answer',
  },
  capture: {
    completed: 'is completed',
    pending: 'is held back',
    declined: 'is declined, another means may be chosen',
    refused: 'is declined for good',
    chargedSilently: 'is completed, and the answer is lost',
    unanswered: 'is neither made nor answered',
    mismatched: 'is of one euro cent',
  },
  approval: { told: 'reaches the page', lost: 'is lost on its way to the page' },
  script: { served: 'loads', blocked: 'does not load', slow: 'loads after 15 seconds' },
  webhooks: { sent: 'are sent', twice: 'are sent twice', none: 'are not sent' },
};

function switchRows(mount: string, settings: Settings): string {
  const wordOf = new Map(
    Object.entries(words).map(([name, texts]) => [name, new Map(Object.entries(texts))] as const),
  );
  const titleOf = new Map(Object.entries(titles));
  const chosen = new Map<string, string>(Object.entries(settings));
  return Object.entries(switches)
    .map(([name, values]) => {
      const [title, about] = titleOf.get(name) ?? [name, ''];
      const buttons = values
        .map(
          (value) =>
            `<button name="${name}" value="${value}" aria-pressed="${chosen.get(name) === value}">${htmlText(wordOf.get(name)?.get(value) ?? value)}</button>`,
        )
        .join('');
      return `<div class="switch" role="group" aria-labelledby="${name}"><div><h3 id="${name}">${htmlText(title)}</h3><p class="muted">${htmlText(about)}</p></div><form method="post" action="${mount}" class="options">${buttons}</form></div>`;
    })
    .join('');
}

/** A button that resets every switch; nothing if none was changed. */
function resetButton(mount: string, settings: Settings): string {
  const usual = Object.entries(usualSettings);
  const now = new Map<string, string>(Object.entries(settings));
  if (usual.every(([name, value]) => now.get(name) === value)) return '';
  const fields = usual.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="post" action="${mount}">${fields.join('')}<button>Put everything back</button></form>`;
}

const actions = (order: StandInOrder): readonly (readonly [action: string, label: string])[] => {
  if (order.capture?.status === 'PENDING')
    return [
      ['accept', 'Accept'],
      ['deny', 'Deny'],
    ];
  if (order.capture?.dispute?.outcome === null)
    return [
      ['lose', 'Decide for the payer'],
      ['win', 'Decide for the seller'],
    ];
  if (order.capture?.status === 'COMPLETED' && !order.capture.reversed)
    return [
      ['refund', 'Refund'],
      ['reverse', 'Reverse'],
      ...(order.capture.dispute ? [] : ([['dispute', 'Dispute']] as const)),
    ];
  return [];
};

/** The page with the stand-in's switches and orders. */
export function switchPage(mount: string, settings: Settings, orders: readonly StandInOrder[]): string {
  const rows = orders
    .slice(0, 50)
    .map((order) => {
      const buttons = actions(order)
        .map(
          ([action, label]) =>
            `<form method="post" action="${mount}/orders/${order.id}"><button name="action" value="${action}">${label}</button></form>`,
        )
        .join('');
      const state = order.capture
        ? `${order.capture.status}${order.capture.reversed ? ', reversed' : ''}${order.capture.dispute ? ', disputed' : ''}`
        : order.status;
      return `<tr><td class="code">${htmlText(order.id)}</td><td class="sum">$${htmlText(order.amount)}</td><td>${htmlText(state)}</td><td>${htmlText(order.createdAt.slice(0, 19).replace('T', ' '))}</td><td>${buttons}</td></tr>`;
    })
    .join('');
  const list =
    rows === ''
      ? '<p class="muted none">Nothing has been opened yet. An order stands here once the payment button was pressed.</p>'
      : `<div class="scroll" role="region" aria-labelledby="orders" tabindex="0"><table><thead><tr><th>Order</th><th class="sum">Amount</th><th>State</th><th>Opened, UTC</th><th>The provider decides</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return page(
    'Sandbox payment',
    `<div class="lead"><div><h1>Sandbox payment</h1><p class="muted">Plays the payment provider. No money is moved. What is chosen here holds from now on.</p></div>${resetButton(mount, settings)}</div><div class="panel">${switchRows(mount, settings)}</div><h2 id="orders">Orders</h2><div class="panel">${list}</div>`,
    `<header><strong>Daylight sandbox</strong><a href="${pagePaths.subscriptions}">My subscriptions</a><a href="${pagePaths.register}">Registration</a><a href="/sandbox/mail">Mail that was sent</a></header>`,
  );
}

/** The window in which a payer approves. */
export function approvalPage(order: StandInOrder | undefined): string {
  if (!order || order.status === 'COMPLETED') {
    return page(
      'Payment',
      '<h1>Payment</h1><p id="note">There is nothing to approve. You can close this window.</p>',
    );
  }
  return page(
    'Approve the payment',
    `<h1>Approve the payment</h1><p class="muted">Sandbox: no money is moved.</p>
<p>${htmlText(order.description)}</p><p class="amount">$${htmlText(order.amount)}</p>
<fieldset><legend>Pay with</legend>
<label><input type="radio" name="means" value="balance" checked> Sandbox balance</label>
<label><input type="radio" name="means" value="bad-card"> Card that is declined</label></fieldset>
<button type="button" id="approve" class="main">Approve</button><button type="button" id="cancel">Cancel</button>
<p id="note" role="status"></p><script src="approve.js"></script>`,
  );
}

export const waitPage = page('Payment', '<h1>Payment</h1><p>One moment…</p>');
