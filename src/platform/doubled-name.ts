// In valid JSON a string followed by a colon is a name, and nesting is given by the braces and brackets outside
// strings.
const tokens = /"(?:[^"\\]|\\.)*"\s*(:?)|[{}[\]]/g;

/**
 * The first name that occurs twice in an object of a JSON text, or null. JSON.parse silently keeps the last value; a
 * reader that keeps the first, such as a proxy, would see a different request.
 *
 * @param json a text that JSON.parse accepts
 */
export function doubledName(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (const [token, colon] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon === ':') {
      const name: unknown = JSON.parse(token.slice(0, -1));
      const names = open.at(-1);
      if (typeof name !== 'string' || !names) continue;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return null;
}
