import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { columns, type Effect } from './expected-table.ts';
import { enteredIn, namedEvent, wordsOfEffect } from './oracle.ts';
import { leavesOf, type Step } from './recorder.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** An effect without its actors, which have no name in a table. */
function drafted(effect: Effect): string {
  const { data, ...rest } = effect;
  if (effect.kind === 'emits' || effect.kind === 'tells') {
    const { type: _, ...more } = data as { type?: string };
    const named = withoutActors(more);
    return wordsOfEffect(Object.keys(named).length === 0 ? rest : { ...rest, data: named });
  }
  if (effect.kind !== 'asks') return wordsOfEffect(effect);
  const input = withoutActors(data ?? {});
  return wordsOfEffect(Object.keys(input).length === 0 ? rest : { ...rest, data: input });
}

const withoutActors = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(([, entry]) => typeof entry !== 'string' || !entry.startsWith('(actor ')),
  );

/** Rows for steps without one, each to be checked against its requirement before its mark is removed. */
export function draftOf(steps: readonly Step[]): string {
  const rows = steps.map((step) => {
    const { before, event } = step;
    const cells = before === null ? ['(start)', ''] : [leavesOf(before).join(' + '), namedEvent(event.type)];
    const effects = step.effects.map(drafted).join('; ');
    return [...cells, '', enteredIn(step).join('; ') || 'same', effects, 'unread'];
  });
  const lines = [columns, columns.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map(cell).join(' | ')} |`,
  );
  return `${[...new Set(lines)].join('\n')}\n`;
}

/** Writes the draft to the file named by EXPECTED_DRAFT, if it is set. */
export function writeDraft(steps: readonly Step[]): void {
  const file = process.env.EXPECTED_DRAFT;
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, draftOf(steps));
}
