import { createHash } from 'node:crypto';
import { counted } from '../../domain/counted.ts';
import { actRules, roleForAct } from '../../domain/operator/roles.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import { requireFactor } from '../auth/confirmation.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { RejectedFault } from '../ingest/fault-list.ts';
import { type IngestReport, ingest } from '../ingest/ingest-file.ts';
import { mostText, takeInTurn } from '../publishers/sent-files.ts';
import { inPortal, note } from '../publishing/audit.ts';
import { type ActCause, doneBefore } from './act.ts';

export type UploadOperationsDependencies = {
  readonly pool: Database;
  readonly files: FileStore;
  /** Real time, of the log. */
  readonly clock: Clock;
  /** The business clock, which publishers see. */
  readonly businessClock: Clock;
};

const loadFile = { name: 'load file' };
/** Number of errors that a preview names. */
const mostNamed = 10;
const longestReason = 500;

const whole = new Intl.NumberFormat('en-GB');

type Faults = { readonly named: RejectedFault[]; total: number };

function sentencesOf(name: string, report: IngestReport, { named, total }: Faults): readonly string[] {
  const { dataType, lines, added, rejected, blankRows, instrumentsAdded } = report;
  const parts = [
    `${whole.format(added)} new`,
    `${whole.format(lines - added - rejected)} known already`,
    `${whole.format(rejected)} rejected`,
  ];
  const hidden = total - named.length;
  return [
    `${name}, ${counted(lines, 'line')} of ${dataType}s: ${parts.join(', ')}.`,
    ...(instrumentsAdded > 0 ? [`${counted(instrumentsAdded, 'instrument')} will be new.`] : []),
    ...(blankRows > 0 ? [`${counted(blankRows, 'blank row')} will be skipped.`] : []),
    ...(added > 0 ? ['Readers see the new lines as soon as they may; nobody gets a mail.'] : []),
    ...named.map(({ line, field, value, reason }) =>
      `Line ${whole.format(line)}${field === '-' ? '' : `, ${field}`}${value === null ? '' : ` “${value}”`}: ${reason}.`.replace(
        '..',
        '.',
      ),
    ),
    ...(hidden > 0 ? [`And ${counted(hidden, 'more error')}.`] : []),
    ...(rejected > 0 ? ['The rejected lines are kept for 30 days, to be mended and sent again.'] : []),
  ];
}

/** @throws Refusal 400 if the header is no text of at most 500 characters */
function reasonOf(header: string | undefined): string {
  let text = '';
  try {
    text = decodeURIComponent(header ?? '').trim();
  } catch {
    // Told below.
  }
  if (text === '' || text.length > longestReason || text.includes('\0'))
    throw new Refusal('invalid-request', 'Act-Reason: Say why, in at most 500 characters', {
      fields: { 'Act-Reason': ['Say why, in at most 500 characters'] },
    });
  return text;
}

/** The call by which an operator loads a file. */
export function uploadOperations({ pool, files, clock, businessClock }: UploadOperationsDependencies) {
  const archive = createArchiveReader(files);
  const turns = createTurns({ places: 1, each: 1, waiting: 4 });
  return {
    uploadFile: async ({ id, session, query, headers, file, signal }) => {
      const { name, dryRun = false } = query;
      const role = roleForAct(session.roles, 'loadFile');
      if (role === null) throw new Refusal('forbidden', 'Your role does not include this.');
      const { seen = '', attempt = '' } = query;
      const cause: ActCause = {
        actor: inPortal({ accountId: session.accountId, role, requestId: id }),
        clock,
        reason: dryRun ? '' : reasonOf(headers['Act-Reason']),
        attempt,
      };
      if (!dryRun) {
        for (const field of ['seen', 'attempt'] as const)
          if (!query[field])
            throw new Refusal('invalid-request', `${field}: This field is required`, {
              fields: { [field]: ['This field is required'] },
            });
        requireFactor(session, clock);
      }
      return takeInTurn(turns, session.accountId, signal, async (ended) => {
        const earlier = dryRun
          ? null
          : await pool.transaction((client) => doneBefore(client, loadFile, seen, attempt, cause));
        if (earlier !== null)
          return {
            status: 200,
            body: {
              DoneAt: timestampAt(new Date(earlier.at)),
              Repeated: true,
              Sentences: [],
              Before: earlier.before,
              After: earlier.after,
              Shown: [],
            },
          };
        const faults: Faults = { named: [], total: 0 };
        const at = clock.now();
        const told = (report: IngestReport) => {
          const { dataType, lines, added, rejected } = report;
          const sentences = sentencesOf(name, report, faults);
          const after = { dataType, lines, added, known: lines - added - rejected, rejected };
          const nowSeen = createHash('sha256')
            .update(JSON.stringify([file.digest, sentences]))
            .digest('base64url');
          return { sentences, after, seen: nowSeen };
        };
        const report = await ingest(
          { name, bytes: file.bytes, size: file.size },
          {
            pool,
            archive,
            now: businessClock.now(),
            mostBytes: mostText,
            signal: ended,
            dryRun,
            onReject: (fault) => {
              faults.total += 1;
              if (faults.named.length < mostNamed) faults.named.push(fault);
            },
            onKept: () => {},
            atEnd: async (client: Transaction, report) => {
              const now = told(report);
              if (now.seen !== seen)
                throw new Refusal('conflict', [
                  'Nothing was done, because it has changed in the meantime. Now:',
                  ...now.sentences,
                ]);
              if ((await doneBefore(client, loadFile, seen, attempt, cause)) !== null)
                throw new Refusal('conflict', 'This attempt has been carried out already.');
              const details = { sha256: file.digest, seen };
              const change = { reason: cause.reason, before: {}, after: now.after, attempt };
              await note(client, cause.actor, at, loadFile.name, name, details, change);
            },
          },
        );
        const { sentences, after, seen: nowSeen } = told(report);
        const shared = { Sentences: sentences, Before: {}, After: after };
        if (!dryRun)
          return {
            status: 200,
            body: { ...shared, DoneAt: timestampAt(at), Repeated: false, Shown: [] },
          };
        const { asksAgain } = actRules.loadFile;
        return {
          status: 200,
          body: { ...shared, ReadAt: timestampAt(at), Seen: nowSeen, AsksAgain: asksAgain },
        };
      });
    },
  } satisfies Partial<Operations>;
}
