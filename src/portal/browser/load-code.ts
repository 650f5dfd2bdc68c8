/** Code that did not arrive: trying again helps, which it does not once the browser itself has failed to import it. */
export class CodeNotFetched extends Error {
  override readonly name = 'CodeNotFetched';
}

const fetched = new Map<string, Promise<void>>();

/** Whether the page itself names the file: then the browser has it, or is loading it. */
const isInPage = (address: string): boolean =>
  document.head.querySelector(`script[src="${address}"],link[href="${address}"]`) !== null;

async function fetchFile(address: string): Promise<void> {
  let status: number;
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    status = answer.status;
  } catch (cause) {
    throw new CodeNotFetched(address, { cause });
  }
  // A newer release has replaced it.
  if (status === 404) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  if (status >= 400) throw new CodeNotFetched(address);
}

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const file = fetchFile(address);
  fetched.set(address, file);
  file.catch(() => fetched.delete(address));
  return file;
}

/**
 * Loads code on demand; the build puts this around every `import()` of the portal. A browser remembers that it could
 * not import a file, for as long as the page lives, and so for each file that this one imports. Therefore all of them
 * are fetched first, which can be repeated, and imported once the browser's cache holds them.
 *
 * @param files the file and what it imports, below the root
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const missing = files.map((file) => `/${file}`).filter((address) => !isInPage(address));
  await Promise.all(missing.map(fetchOnce));
  return load();
}

/** A newer release has replaced the code, or the browser remembers that it could not import it. */
export const codeMissingText = 'A part of this page could not be loaded. Please load the page again.';

/** Loading the page again without a network would take away what is still to be read. */
export const codeOfflineText =
  'You are offline, and a part of this page had not been loaded. Please try again when you are online.';

/** The code did not arrive this time. */
export const codeNotFetchedText =
  'A part of this page could not be loaded: the connection broke. Please try again.';

/** What helps if code does not load. */
export const codeFailureText = (cause: unknown): string =>
  !(cause instanceof CodeNotFetched)
    ? codeMissingText
    : navigator.onLine
      ? codeNotFetchedText
      : codeOfflineText;
