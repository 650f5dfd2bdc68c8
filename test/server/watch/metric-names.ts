// Keywords of the query language that can appear where a name can.
const words = new Set(['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'bool', 'offset']);

/** Names of the metrics that a Prometheus query reads: everything but labels, functions, text and keywords. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z_:][a-z0-9_:]*)\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}
