/**
 * The outline of a chart, a line for each transition: `state | on | targets | guard | actions`. It is made from the
 * running machine's config and from what Stately's extractor reads in the file, so that the two can be compared.
 */
type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A guard, action or actor by its name; a composition of guards has none. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isRecord(value)) {
    if (isRecord(value.action)) return value.kind === 'named' ? nameOf(value.action) : '(inline)';
    if (value.kind !== undefined && value.kind !== 'named') return '(inline)';
    return String(value.type ?? '(inline)');
  }
  return '(inline)';
}

const namesOf = (value: unknown): string => listOf(value).map(nameOf).join('+');

const targetOf = (value: unknown): string =>
  listOf(value)
    .map((target) => String(target).replace(/^#[^.]+\./, '#'))
    .join('+');

function branches(where: string, on: string, config: unknown): string[] {
  return listOf(config).map((branch) => {
    const transition: Loose = isRecord(branch) ? branch : { target: branch };
    const guard = transition.guard ?? transition.cond;
    return [
      where,
      on,
      targetOf(transition.target),
      guard === undefined ? '' : nameOf(guard),
      namesOf(transition.actions),
    ].join(' | ');
  });
}

/** Every state, transition, invoke, entry and exit of a config, in a stable order. */
export function outlineOf(config: unknown, where = '(root)'): string[] {
  if (!isRecord(config)) return [];
  const lines = [`${where} | state`];
  for (const [on, transition] of Object.entries(isRecord(config.on) ? config.on : {})) {
    lines.push(...branches(where, on, transition));
  }
  for (const [delay, transition] of Object.entries(isRecord(config.after) ? config.after : {})) {
    lines.push(...branches(where, `after ${delay}`, transition));
  }
  lines.push(...branches(where, 'always', config.always), ...branches(where, 'onDone', config.onDone));
  for (const invoke of listOf(config.invoke)) {
    if (!isRecord(invoke)) continue;
    lines.push(`${where} | invoke ${nameOf(invoke.src)}`);
    lines.push(...branches(where, `done ${nameOf(invoke.src)}`, invoke.onDone));
    lines.push(...branches(where, `error ${nameOf(invoke.src)}`, invoke.onError));
  }
  for (const moment of ['entry', 'exit'] as const) {
    if (config[moment] !== undefined) lines.push(`${where} | ${moment} | ${namesOf(config[moment])}`);
  }
  for (const [name, child] of Object.entries(isRecord(config.states) ? config.states : {})) {
    lines.push(...outlineOf(child, where === '(root)' ? name : `${where}.${name}`));
  }
  return lines.sort();
}
