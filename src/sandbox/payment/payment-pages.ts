import { htmlText } from '../../domain/html-text.ts';
import type { Settings, StandInOrder, SwitchName } from './provider.ts';
import { switches } from './provider.ts';

const style = `
  :root { color-scheme: light dark; --ground: #FBFAF7; --surface: #FFFFFF; --ink: #14202B; --muted: #52606D; --line: #E3E1DA; --accent: #0B5C6B; --on: #FFFFFF }
  @media (prefers-color-scheme: dark) { :root { --ground: #0F161C; --surface: #16202A; --ink: #E8EDF1; --muted: #9FB0BD; --line: #2A3742; --accent: #6CC5D3; --on: #0F161C } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/24px Inter, system-ui, sans-serif }
  main { max-width: 900px; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.01em } h2 { font-size: 17px; margin: 24px 0 8px }
  p { margin: 0 0 12px } .muted { color: var(--muted) }
  form { display: inline } fieldset { border: 1px solid var(--line); border-radius: 4px; margin: 0 0 12px; padding: 8px 16px; background: var(--surface) }
  legend { font-weight: 600 } label { display: block; padding: 4px 0 }
  button { font: inherit; padding: 8px 16px; margin: 4px 8px 4px 0; border-radius: 4px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer }
  button[aria-pressed=true], button.main { background: var(--accent); color: var(--on); border-color: var(--accent); font-weight: 600 }
  button:disabled { opacity: .5 }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top } .scroll { overflow-x: auto }
  .amount { font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlText(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const titles: Readonly<Record<SwitchName, string>> = {
  provider: 'The provider',
  capture: 'A capture',
  approval: 'An approval',
  script: 'The script',
  webhooks: 'Events',
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
  },
  approval: { told: 'reaches the page', lost: 'is lost on its way to the page' },
  script: { served: 'loads', blocked: 'does not load', slow: 'loads after 15 seconds' },
  webhooks: { sent: 'are sent', twice: 'are sent twice', none: 'are not sent' },
};

function switchButtons(mount: string, settings: Settings): string {
  const wordOf = new Map(
    Object.entries(words).map(([name, texts]) => [name, new Map(Object.entries(texts))] as const),
  );
  const chosen = new Map<string, string>(Object.entries(settings));
  return Object.entries(switches)
    .map(([name, values]) => {
      const title = new Map<string, string>(Object.entries(titles)).get(name) ?? name;
      const buttons = values
        .map(
          (value) =>
            `<button name="${name}" value="${value}" aria-pressed="${chosen.get(name) === value}">${htmlText(wordOf.get(name)?.get(value) ?? value)}</button>`,
        )
        .join('');
      return `<h2>${htmlText(title)}</h2><form method="post" action="${mount}">${buttons}</form>`;
    })
    .join('');
}

const actions = (order: StandInOrder): readonly (readonly [action: string, label: string])[] => {
  if (order.capture?.status === 'PENDING')
    return [
      ['accept', 'Accept'],
      ['deny', 'Deny'],
    ];
  if (order.capture?.status === 'COMPLETED' && !order.capture.reversed)
    return [
      ['refund', 'Refund'],
      ['reverse', 'Reverse'],
    ];
  return [];
};

/** The page on which the stand-in is switched, with its orders. */
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
        ? `${order.capture.status}${order.capture.reversed ? ', reversed' : ''}`
        : order.status;
      return `<tr><td>${htmlText(order.id)}</td><td>$${htmlText(order.amount)}</td><td>${htmlText(state)}</td><td>${htmlText(order.createdAt.slice(0, 19).replace('T', ' '))}</td><td>${buttons}</td></tr>`;
    })
    .join('');
  const list =
    rows === ''
      ? '<p class="muted">Nothing has been opened yet.</p>'
      : `<div class="scroll"><table><thead><tr><th>Order</th><th>Amount</th><th>State</th><th>Opened</th><th>The provider decides</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return page(
    'Sandbox payment',
    `<h1>Sandbox payment</h1><p class="muted">Plays the payment provider. No money is moved. What is chosen here holds from now on.</p>${switchButtons(mount, settings)}<h2>Orders</h2>${list}`,
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
