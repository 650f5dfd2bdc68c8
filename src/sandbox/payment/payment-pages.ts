import { htmlText } from '../../domain/html-text.ts';
import { sandboxHeader, sandboxPage } from '../sandbox-page.ts';
import { type Settings, type SwitchName, switches, usualSettings } from './provider.ts';
import type { StandInOrder } from './provider-answers.ts';

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
  return sandboxPage(
    'Sandbox payment',
    `<div class="lead"><div><h1>Sandbox payment</h1><p class="muted">Plays the payment provider. No money is moved. What is chosen here holds from now on.</p></div>${resetButton(mount, settings)}</div><div class="panel">${switchRows(mount, settings)}</div><h2 id="orders">Orders</h2><div class="panel">${list}</div>`,
    sandboxHeader('/sandbox/payment'),
  );
}

/** The window in which a payer approves. */
export function approvalPage(order: StandInOrder | undefined): string {
  if (!order || order.status === 'COMPLETED') {
    return sandboxPage(
      'Payment',
      '<h1>Payment</h1><p id="note">There is nothing to approve. You can close this window.</p>',
    );
  }
  return sandboxPage(
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

export const waitPage = sandboxPage('Payment', '<h1>Payment</h1><p>One moment…</p>');
