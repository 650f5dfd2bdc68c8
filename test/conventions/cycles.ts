import { importsOf, sourcesBelow } from './imports.ts';

/**
 * Groups of files that import each other in a circle, by Tarjan's algorithm. Types do not count, since they are gone
 * when the program runs. Libraries for this bring their own module resolver, and ours is a map.
 *
 * @returns the sorted files of each circle
 */
export function cyclesBelow(folders: readonly string[]): string[][] {
  const files = folders.flatMap(sourcesBelow);
  const known = new Set(files);
  const targets = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter(({ to, typeOnly }) => !typeOnly && known.has(to))
        .map(({ to }) => to),
    ]),
  );
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): void => {
    const own = index.size;
    index.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target))
        lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(target) ?? own));
    }
    if (lowest.get(file) !== own) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1 || targets.get(file)?.includes(file)) cycles.push(cycle.sort());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return cycles;
}
