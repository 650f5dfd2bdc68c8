import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { textOfFile } from '../ingest/read-text.ts';
import { auditLog } from '../publishing/audit.ts';
import { asNamed } from '../publishing/file-type.ts';
import { publishDocument } from '../publishing/publish-document.ts';
import type { ActDeps, PublishDeps } from '../publishing/publish-files.ts';
import { publishReport } from '../publishing/publish-report.ts';
import { publishTerms } from '../publishing/publish-terms.ts';
import { publishVenues } from '../publishing/publish-venues.ts';
import { publishedList } from '../publishing/published-list.ts';
import { type Publishable, withdraw } from '../publishing/withdraw.ts';
import { type Access, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';
import { Misuse, publishUsage, readWords, type Values } from './publish-words.ts';

/** What an operator publishes with; the store of files is opened only for files, since it may be away. */
type CommandDeps = ActDeps & { readonly openFiles: () => Promise<FileStore> };

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
  yield* asNamed(path.basename(file), createReadStream(file));
}

const onlyOne = (files: readonly string[]): string => {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Misuse('Name one file.');
  return file;
};

async function reportCommand(deps: PublishDeps, files: readonly string[], values: Values): Promise<string[]> {
  await checkFiles(files);
  const { kind, segment, title, rts28, replace } = values;
  if (kind !== 'IF' && kind !== 'TV')
    throw new Misuse('--kind is IF (investment firm) or TV (trading venue).');
  if (title !== undefined && files.length > 1) throw new Misuse('--title is for one file at a time.');
  const isNamed = values['segment-name'] !== undefined || values['segment-description'] !== undefined;
  if (isNamed && segment === undefined) throw new Misuse('--segment is missing, which the others are about.');
  if (rts28 && values['as-is']) throw new Misuse('--rts28 and --as-is exclude each other.');
  const isTable = (file: string): boolean =>
    kind === 'TV' && !values['as-is'] && path.extname(file).toLowerCase() === '.csv';
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
      rts28Text: rts28 ? await textOfFile(file) : null,
      rts27Text: isTable(file) ? await textOfFile(file) : null,
    })),
  );
  const addresses = await publishReport(deps, {
    type: kind,
    publisher: needed(values, 'publisher'),
    mic: values.mic ?? null,
    lei: values.lei ?? null,
    date: needed(values, 'date'),
    files: given,
    replace,
  });
  return [...addresses];
}

async function act(
  { openFiles, ...deps }: CommandDeps,
  action: string,
  rest: readonly string[],
  values: Values,
  { printError }: Output,
): Promise<string[]> {
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
  output: Output,
  work: (deps: CommandDeps) => Promise<T>,
): Promise<T> {
  return onOperatorDatabase(access, output, async ({ config, pool }) =>
    work({
      pool,
      openFiles: () => openFileStore(config),
      now: () => new Date(),
      actor: { osUser: operatorName(), by: values.by ?? null },
      dryRun: values['dry-run'],
    }),
  );
}

async function run(args: readonly string[], output: Output): Promise<void> {
  const { print } = output;
  // Checked before a database is opened, because opening creates one if there is none.
  const { values, action, rest } = readWords(args);
  if (action === 'list') {
    const [what] = rest;
    if (what !== undefined && !isPublishable(what)) throw new Misuse(`There is no list of ${what}.`);
    const lines = await withDeps('reads', values, output, ({ pool }) => publishedList(pool, what ?? null));
    for (const line of lines) print(line);
    if (lines.length === 0) print('Nothing is published.');
    return;
  }
  if (action === 'log') {
    const entries = await withDeps('reads', values, output, ({ pool }) => auditLog(pool, 50));
    for (const { at, os_user, acted_for, action: done, subject, details, reason, before, after } of entries) {
      const facts = reason === null ? details : { ...details, reason, before, after };
      const more = Object.keys(facts).length === 0 ? '' : `  ${JSON.stringify(facts)}`;
      print(`${at}  ${os_user}${acted_for === null ? '' : ` for ${acted_for}`}  ${done}  ${subject}${more}`);
    }
    return;
  }
  const done = await withDeps(values['dry-run'] ? 'reads' : 'changes', values, output, (deps) =>
    act(deps, action, rest, values, output),
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
