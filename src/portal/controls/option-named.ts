import type { Option } from '../../domain/feed/criteria.ts';

/** The option whose label a text is, in any case; null if it is none's, or that of several. */
export function optionNamed(options: readonly Option[], text: string): Option | null {
  const name = text.trim().toLowerCase();
  const [found, another] = options.filter(({ label }) => label.toLowerCase() === name);
  return found && !another ? found : null;
}
