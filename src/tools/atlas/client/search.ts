import type { Chart } from '../chart.ts';
import type { Sender } from '../senders.ts';
import { titleOf } from '../titles.ts';
import { charts } from './drawings.ts';
import { dataOf } from './hand-out.ts';

type Entry = {
  readonly kind: 'flow' | 'state' | 'event' | 'sender' | 'guard' | 'action' | 'actor';
  readonly name: string;
  readonly where: string;
  readonly address: string;
};

const most = 40;

function entriesOf(chart: Chart): Entry[] {
  const entry = (kind: Entry['kind'], name: string, where: string, address: string): Entry => ({
    kind,
    name,
    where,
    address,
  });
  return [
    entry('flow', titleOf(chart.name), `${chart.name}: ${chart.root.description}`, chart.name),
    ...chart.states.flatMap((state) => {
      const address = state.depth === 0 ? `${state.id}--state` : `${state.id}--box`;
      return [
        ...(state.depth > 0 ? [entry('state', state.key, state.id, address)] : []),
        ...state.invokes.map(({ actor }) => entry('actor', actor, state.id, address)),
        ...[...state.entry, ...state.exit].map((name) => entry('action', name, state.id, address)),
        ...state.transitions.flatMap(({ id, on, guard, actions }) => [
          entry('event', on, state.id, id),
          ...(guard === null ? [] : [entry('guard', guard, state.id, id)]),
          ...actions.map((name) => entry('action', name, state.id, id)),
        ]),
      ];
    }),
  ];
}

/** The entries that have all words in their name or place; those whose name matches the first word best come first. */
function findIn(entries: readonly Entry[], text: string): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const first = words[0] ?? '';
  const rank = ({ name, where }: Entry): number => {
    const lower = name.toLowerCase();
    if (!words.every((word) => lower.includes(word) || where.toLowerCase().includes(word))) return -1;
    return lower === first ? 3 : lower.startsWith(first) ? 2 : lower.includes(first) ? 1 : 0;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank >= 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

const isSender = (value: unknown): value is Sender =>
  typeof value === 'object' && value !== null && 'event' in value && 'flow' in value && 'at' in value;

const senders = [dataOf('senders', 'flows')].flat().filter(isSender);

const entries: readonly Entry[] = [
  ...charts.filter(({ name }) => document.getElementById(name)).flatMap(entriesOf),
  ...senders.map(
    ({ event, flow, to, at }): Entry => ({
      kind: 'sender',
      name: event,
      where: `${titleOf(flow)} sends it to ${to === null ? 'whoever listens' : to === 'parent' ? 'the flow that invoked it' : to}`,
      address: at,
    }),
  ),
];
const input = document.querySelector<HTMLInputElement>('.search input');
const list = document.querySelector<HTMLElement>('.search [role="listbox"]');
const status = document.querySelector<HTMLElement>('.search [role="status"]');
let chosen = -1;

function option({ kind, name, where, address }: Entry, index: number): HTMLElement {
  const item = document.createElement('a');
  item.id = `found-${index}`;
  item.role = 'option';
  item.href = `#${address}`;
  item.tabIndex = -1;
  for (const [className, text] of [
    ['kind', kind],
    ['mono', name],
    ['quiet', where],
  ] as const) {
    const part = document.createElement('span');
    part.className = className;
    part.textContent = text;
    item.append(part, ' ');
  }
  return item;
}

function choose(index: number): void {
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
  chosen = Math.max(-1, Math.min(options.length - 1, index));
  options.forEach((item, at) => {
    item.ariaSelected = String(at === chosen);
  });
  options[chosen]?.scrollIntoView({ block: 'nearest' });
  if (chosen < 0) input?.removeAttribute('aria-activedescendant');
  else input?.setAttribute('aria-activedescendant', `found-${chosen}`);
}

function close(): void {
  list?.replaceChildren();
  status?.classList.add('visually-hidden');
  if (list) list.hidden = true;
  input?.setAttribute('aria-expanded', 'false');
  choose(-1);
}

function search(): void {
  const text = input?.value ?? '';
  const found = findIn(entries, text);
  list?.replaceChildren(...found.slice(0, most).map(option));
  if (list) list.hidden = found.length === 0;
  input?.setAttribute('aria-expanded', String(found.length > 0));
  if (status) {
    const count = found.length > most ? `${most} of ${found.length} shown` : `${found.length} found`;
    const isNothing = text.trim() !== '' && found.length === 0;
    status.textContent = isNothing ? 'Nothing found.' : text.trim() === '' ? '' : count;
    status.classList.toggle('visually-hidden', !isNothing);
  }
  choose(found.length > 0 ? 0 : -1);
}

input?.addEventListener('input', search);
input?.addEventListener('focus', search);
input?.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') choose(chosen + 1);
  else if (event.key === 'ArrowUp') choose(Math.max(0, chosen - 1));
  else if (event.key === 'Enter') document.getElementById(`found-${chosen}`)?.click();
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
});
list?.addEventListener('click', () => {
  close();
  if (status) status.textContent = '';
  if (input) input.value = '';
});
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && !event.target.closest('.search')) close();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  input?.focus();
});
