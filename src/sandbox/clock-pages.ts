import type { FastifyInstance } from 'fastify';
import { htmlText } from '../domain/html-text.ts';
import { readForms } from './form-bodies.ts';
import { sandboxHeader, sandboxPage, sandboxPaths } from './sandbox-page.ts';

/** The sandbox's business clock. */
export type SettableClock = {
  readonly now: () => Date;
  readonly set: (now: Date | null) => void;
  readonly isSet: () => boolean;
};

const wish = 'must be {"now": time}, with a time such as 2026-11-20T14:30:00Z, or null for the real time';

function wanted(body: unknown): Date | null | undefined {
  if (typeof body !== 'object' || body === null || !('now' in body)) return undefined;
  if (body.now === null) return null;
  if (
    typeof body.now !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(body.now)
  ) {
    return undefined;
  }
  const time = new Date(body.now);
  if (Number.isNaN(time.getTime())) return undefined;
  // Date makes 2 March of 30 February.
  return time.toISOString().startsWith(body.now.slice(0, 10)) ? time : undefined;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How far the buttons move the clock. */
const steps: readonly (readonly [ms: number, words: string])[] = [
  [15 * minuteMs, '+15 minutes'],
  [60 * minuteMs, '+1 hour'],
  [dayMs, '+1 day'],
  [7 * dayMs, '+1 week'],
  [30 * dayMs, '+30 days'],
];

/** What a form of the page wishes: a step ahead, a moment in UTC, or the real time if it is empty. */
function wantedByForm(body: unknown, now: Date): Date | null | undefined {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const ahead = fields.get('ahead');
  if (ahead !== undefined) {
    const step = steps.find(([ms]) => String(ms) === ahead);
    return step && new Date(now.getTime() + step[0]);
  }
  const at = fields.get('now');
  return wanted({ now: at === '' ? null : `${at}Z` });
}

const inWords = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function page(now: Date, isSet: boolean, marks: readonly ClockMark[]): string {
  const row = (title: string, about: string, form: string): string =>
    `<div class="switch" role="group"><div><h3>${title}</h3><p class="muted">${about}</p></div>${form}</div>`;
  const form = (fields: string): string =>
    `<form method="post" action="${sandboxPaths.clock}" class="options">${fields}</form>`;
  const ahead = steps.map(([ms, words]) => `<button name="ahead" value="${ms}">${words}</button>`);
  const to = marks.map(
    ({ at, words }) =>
      `<button name="now" value="${at.toISOString().slice(0, 16)}">${htmlText(words)}</button>`,
  );
  return sandboxPage(
    'Sandbox clock',
    `<h1>Sandbox clock</h1><p class="amount">${inWords(now)}</p><p class="muted">${
      isSet
        ? 'The business clock was set, and runs on from there.'
        : 'The business clock shows the real time.'
    } Terms, notices, the delay of data and the market follow it; sessions and limits keep to the real time. A new business day runs the daily jobs.</p>
<div class="panel">${[
      row('Ahead', 'From the time it shows.', form(ahead.join(''))),
      row(
        'To a day',
        'Of the demo accounts, as they were when the service was started today.',
        form(to.join('')),
      ),
      row(
        'To any time',
        'UTC.',
        form(
          `<input type="datetime-local" name="now" aria-label="Time, UTC" required value="${now.toISOString().slice(0, 16)}"><button>Set the clock</button>`,
        ),
      ),
      row(
        'Back',
        'To the real time.',
        form(`<button name="now" value=""${isSet ? '' : ' disabled'}>Back to now</button>`),
      ),
    ].join('')}</div>`,
    sandboxHeader(sandboxPaths.clock),
  );
}

/** A moment that the clock's page offers. */
export type ClockMark = { readonly at: Date; readonly words: string };

/**
 * `GET|POST /sandbox/clock {"now": ISO}`: reads and sets the business clock; null returns it to real time. For a browser
 * it is a page with buttons.
 */
export function clockPages(
  app: FastifyInstance,
  { clock, marks = () => [] }: { clock: SettableClock; marks?: () => readonly ClockMark[] },
): void {
  const answer = () => ({ now: clock.now().toISOString(), set: clock.isSet() });
  app.register(async (pages) => {
    readForms(pages);
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    pages.get(sandboxPaths.clock, async (request, reply) =>
      /\btext\/html\b/.test(request.headers.accept ?? '')
        ? reply.type('text/html; charset=utf-8').send(page(clock.now(), clock.isSet(), marks()))
        : reply.send(answer()),
    );
    pages.post(sandboxPaths.clock, async (request, reply) => {
      const isForm = /\bx-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '');
      const time = isForm ? wantedByForm(request.body, clock.now()) : wanted(request.body);
      if (time === undefined) {
        const error = { code: 'invalid-request', message: `The body ${wish}`, requestId: request.id };
        return reply.code(400).send({ error });
      }
      clock.set(time);
      return isForm ? reply.redirect(sandboxPaths.clock, 303) : reply.send(answer());
    });
  });
}
