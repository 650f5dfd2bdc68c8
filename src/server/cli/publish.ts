import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../../domain/thrown.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { textOfFile } from '../ingest/read-text.ts';
import { auditLog } from '../publishing/audit.ts';
import { publishDocument } from '../publishing/publish-document.ts';
import type { ActDeps, PublishDeps } from '../publishing/publish-files.ts';
import { publishReport } from '../publishing/publish-report.ts';
import { publishTerms } from '../publishing/publish-terms.ts';
import { publishVenues, systems } from '../publishing/publish-venues.ts';
import { publishedList } from '../publishing/published-list.ts';
import { type Publishable, withdraw } from '../publishing/withdraw.ts';
import type { Output } from './ingest.ts';
import { type Access, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';

export const publishUsage = `Usage: npm run daylight -- publish report FILE… --publisher NAME --kind IF|TV --date 2026-09-30
           [--mic MIC] [--lei LEI] [--title TEXT] [--segment MIC --segment-name TEXT --segment-description TEXT]
           [--rts28]
       npm run daylight -- publish document FILE --title TEXT [--position NUMBER] [--replace]
       npm run daylight -- publish terms FILE --version NAME --effective 2027-03-01 [--short-notice]
       npm run daylight -- publish venue FILE.csv
       npm run daylight -- publish withdraw report|document|terms|venue NAME
       npm run daylight -- publish list [report|document|terms|venue]
       npm run daylight -- publish log

Publishes and withdraws. --dry-run checks everything and changes nothing. --by NAME says on whose behalf you act, which
the log records with your user name. --rts28 parses the file, so that its page shows it as tables; any other file is
published as it is. Terms are a text in UTF-8: a line that begins with "# " is a heading, and blank lines separate
paragraphs. They are in force from the day of --effective on; before that day they are announced on their page and by a
mail to every account. --short-notice allows a shorter notice than the promised 90 days, for a correction that the law
requires. Without --title, the title of a report's file is its name. The name to withdraw is the last part of a file's
address, a version, or a MIC, as "publish list" shows them.

A file of venues is CSV with a heading, and one line for each venue and for each of its segments:
  mic, name, city     required; operatingMic and venueMic are MICs too, and venueMic of a venue is its own MIC
  isVenue             true or false: a segment of the venue named in venueMic
  type                MTF or OTF
  tradingVenueGroupId 1, 2 or 3
  country             two letters of ISO 3166, such as GB
  lei                 legal entity identifier
  system              ${systems.join(', ')}; may be missing or empty
  legalEntity, hasOrders, hasTrades (true or false)  may be missing or empty
Known ones are changed and new ones added, all or none.`;

const options = {
  publisher: { type: 'string' },
  kind: { type: 'string' },
  mic: { type: 'string' },
  lei: { type: 'string' },
  date: { type: 'string' },
  title: { type: 'string' },
  segment: { type: 'string' },
  'segment-name': { type: 'string' },
  'segment-description': { type: 'string' },
  rts28: { type: 'boolean', default: false },
  position: { type: 'string' },
  replace: { type: 'boolean', default: false },
  version: { type: 'string' },
  effective: { type: 'string' },
  'short-notice': { type: 'boolean', default: false },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** What an operator publishes with; the store of files is opened only for files, since it may be away. */
type CommandDeps = ActDeps & { readonly openFiles: () => Promise<FileStore> };

class Misuse extends Error {}

function needed(values: Values, name: 'publisher' | 'date' | 'title' | 'version' | 'effective'): string {
  const value = values[name];
  if (value === undefined || value === '') throw new Misuse(`--${name} is missing.`);
  return value;
}

function isPublishable(word: string | undefined): word is Publishable {
  return word === 'report' || word === 'document' || word === 'terms' || word === 'venue';
}

async function checkFiles(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Misuse('Name a file.');
  for (const file of files) {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new Refusal('invalid-request', `${file} is not a file that can be read.`);
  }
}

/** Opened when it is read: until then nobody would hear that it cannot be. */
async function* contentOf(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
}

const onlyOne = (files: readonly string[]): string => {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Misuse('Name one file.');
  return file;
};

async function reportCommand(deps: PublishDeps, files: readonly string[], values: Values): Promise<string[]> {
  await checkFiles(files);
  const { kind, segment, title } = values;
  if (kind !== 'IF' && kind !== 'TV')
    throw new Misuse('--kind is IF (investment firm) or TV (trading venue).');
  if (title !== undefined && files.length > 1) throw new Misuse('--title is for one file at a time.');
  const given = await Promise.all(
    files.map(async (file) => ({
      fileName: path.basename(file),
      content: contentOf(file),
      title: title ?? path.parse(file).name,
      segment:
        segment === undefined
          ? null
          : {
              mic: segment,
              name: values['segment-name'] ?? null,
              description: values['segment-description'] ?? null,
            },
      rts28Text: values.rts28 ? await textOfFile(file) : null,
    })),
  );
  const addresses = await publishReport(deps, {
    type: kind,
    publisher: needed(values, 'publisher'),
    mic: values.mic ?? null,
    lei: values.lei ?? null,
    date: needed(values, 'date'),
    files: given,
  });
  return [...addresses];
}

async function act(
  { openFiles, ...deps }: CommandDeps,
  words: readonly string[],
  values: Values,
  { printError }: Output,
): Promise<string[]> {
  const [action, ...rest] = words;
  switch (action) {
    case 'report':
      return reportCommand({ ...deps, files: await openFiles() }, rest, values);
    case 'document': {
      await checkFiles(rest);
      const file = onlyOne(rest);
      const document = {
        fileName: path.basename(file),
        content: contentOf(file),
        title: needed(values, 'title'),
        position: values.position === undefined ? 100 : Number(values.position),
        replace: values.replace,
      };
      return [await publishDocument({ ...deps, files: await openFiles() }, document)];
    }
    case 'terms': {
      await checkFiles(rest);
      const content = await textOfFile(onlyOne(rest));
      const version = needed(values, 'version');
      const effectiveOn = needed(values, 'effective');
      const shortNotice = values['short-notice'];
      const warning = await publishTerms(deps, { version, effectiveOn, content, shortNotice });
      if (warning !== null) printError(`Short notice, ${warning}.`);
      return [`terms ${version}`];
    }
    case 'venue': {
      await checkFiles(rest);
      const count = await publishVenues(deps, await textOfFile(onlyOne(rest)));
      return [`${count} venues and segments`];
    }
    case 'withdraw': {
      const [what, subject, ...others] = rest;
      if (!isPublishable(what) || subject === undefined || others.length > 0) {
        throw new Misuse('Say what to withdraw.');
      }
      await withdraw(deps, what, subject);
      return [`${what} ${subject}`];
    }
    default:
      throw new Misuse('Say what to publish.');
  }
}

async function withDeps<T>(
  access: Access,
  values: Values,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  return onOperatorDatabase(access, async ({ config, pool }) =>
    work({
      pool,
      openFiles: () => openFileStore(config),
      now: () => new Date(),
      actor: { osUser: operatorName(), by: values.by ?? null },
      dryRun: values['dry-run'],
    }),
  );
}

const actions: ReadonlySet<string | undefined> = new Set([
  'report',
  'document',
  'terms',
  'venue',
  'withdraw',
]);

async function run(args: readonly string[], output: Output): Promise<void> {
  const { print } = output;
  let parsed: { readonly values: Values; readonly positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
  const { values, positionals } = parsed;
  const [action, what] = positionals;
  if (action === 'list') {
    if (what !== undefined && !isPublishable(what)) throw new Misuse(`There is no list of ${what}.`);
    const lines = await withDeps('reads', values, ({ pool }) => publishedList(pool, what ?? null));
    for (const line of lines) print(line);
    if (lines.length === 0) print('Nothing is published.');
    return;
  }
  if (action === 'log') {
    const entries = await withDeps('reads', values, ({ pool }) => auditLog(pool, 50));
    for (const { at, os_user, acted_for, action: done, subject, details } of entries) {
      const more = Object.keys(details).length === 0 ? '' : `  ${JSON.stringify(details)}`;
      print(`${at}  ${os_user}${acted_for === null ? '' : ` for ${acted_for}`}  ${done}  ${subject}${more}`);
    }
    return;
  }
  // Checked before a database is opened, because opening creates one if there is none.
  if (!actions.has(action)) throw new Misuse('Say what to publish.');
  const done = await withDeps(values['dry-run'] ? 'reads' : 'changes', values, (deps) =>
    act(deps, positionals, values, output),
  );
  const verb = action === 'withdraw' ? 'Withdrawn' : 'Published';
  for (const line of done) print(values['dry-run'] ? `Would be done: ${verb} ${line}` : `${verb}: ${line}`);
}

/** `publish …`. Returns the exit code: 0 if it was done, 1 if it was refused. */
export async function publishCommand(args: readonly string[], output: Output): Promise<number> {
  try {
    await run(args, output);
    return 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    output.printError(error.message);
    output.printError(publishUsage);
    return 1;
  }
}
