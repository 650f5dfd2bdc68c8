import type { FastifyBaseLogger } from 'fastify';
import { criteriaOfVisit } from '../../domain/feed/data-visit.ts';
import { lineMark, viewLine } from '../../domain/feed/view-line.ts';
import { htmlText } from '../../domain/html-text.ts';
import { withDrawing } from './page-program.ts';
import type { PreparedPages } from './prepared-pages.ts';

/** Milliseconds for which venue names are reused before they are read again. */
const namesKeptFor = 60_000;

/**
 * Answers immediately with the names known so far, since a page does not wait for the database. Outdated names are
 * refreshed meanwhile, for the next page.
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

/** The instrument and venue that a view's address names; empty if it names none. */
function lineOf(url: string, names: ReadonlyMap<string, string>): string {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
  const criteria = criteriaOfVisit({
    pathname,
    search,
    state: null,
    isReturn: false,
    stored: null,
    expanded: [],
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
 * Adds to a view's page what its address implies: header, heading, and the line that names the instrument. It only
 * repeats the request and names the venue of a MIC, which is public; it reads no session and does not reveal whether
 * the instrument exists.
 *
 * @returns `ready` reads the names before the first request
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
