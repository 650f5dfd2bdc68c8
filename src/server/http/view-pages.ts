import type { FastifyBaseLogger } from 'fastify';
import { criteriaOfVisit } from '../../domain/feed/data-visit.ts';
import { lineMark, viewLine } from '../../domain/feed/view-line.ts';
import { htmlText } from '../../domain/html-text.ts';
import { withDrawing } from './page-program.ts';
import type { PreparedPages } from './prepared-pages.ts';

/** How long a name is told before it is asked for again, in milliseconds. */
const namesKeptFor = 60_000;

/**
 * Answers at once with what is known: a page does not wait for the database. What is old is asked for meanwhile, for the
 * next page.
 */
function knownNames(
  ask: () => Promise<ReadonlyMap<string, string>>,
  log: FastifyBaseLogger,
): () => ReadonlyMap<string, string> {
  let names: ReadonlyMap<string, string> = new Map();
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - askedAt > namesKeptFor) {
      askedAt = now;
      ask().then(
        (found) => {
          names = found;
        },
        (error: unknown) => log.warn({ err: error }, 'the names of the venues could not be read'),
      );
    }
    return names;
  };
}

/** The instrument and the venue that the address of a view names; empty where it names none. */
function lineOf(url: string, names: ReadonlyMap<string, string>): string {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
  const criteria = criteriaOfVisit({
    pathname,
    search,
    state: null,
    isReturn: false,
    stored: null,
    held: null,
  });
  if (criteria === null) return '';
  return viewLine({
    code: criteria.instrument,
    segment: criteria.instrumentmic,
    venue: names.get(criteria.tv ?? '') ?? null,
  });
}

/**
 * Puts into the page of a view of data what its address tells: header, heading, and the line that names the instrument.
 * It says again what was asked for and which venue has that MIC, which everybody may know; no session is read for it, and
 * whether there is such an instrument is not told.
 *
 * @returns `ready` asks for the names before anybody wants one
 */
export function viewPages(options: {
  readonly prepared: PreparedPages | null;
  readonly venueNames: () => Promise<ReadonlyMap<string, string>>;
  readonly log: FastifyBaseLogger;
}): { readonly ready: () => void; readonly draw: (html: string, url: string) => Promise<string> } {
  const names = knownNames(options.venueNames, options.log);
  const draw = async (html: string, url: string): Promise<string> => {
    const [pathname = ''] = url.split('?', 1);
    const line = lineOf(url, names());
    const drawing = line === '' ? null : await options.prepared?.ofView(pathname);
    if (!drawing) return html;
    const markup = drawing.markup.replaceAll(lineMark, () => htmlText(line));
    return withDrawing(html, { ...drawing, markup }, { id: 'asked', value: line });
  };
  return { ready: () => void names(), draw };
}
