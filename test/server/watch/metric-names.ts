// Words of the query language that may stand where a name may.
const words = new Set(['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'bool', 'offset']);

/** Names of the metrics that a query of Prometheus reads: what is neither label, function, text nor word of the language. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z_:][a-z0-9_:]*)\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}
