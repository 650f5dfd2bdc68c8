import { parseArgs } from 'node:util';
import { rts27Tables } from '../../domain/publishing/rts27.ts';
import { messageOf } from '../../domain/thrown.ts';
import { mediaTypes } from '../publishing/file-names.ts';
import { systems } from '../publishing/publish-venues.ts';

export const publishUsage = `Usage: npm run daylight -- publish report FILE… --publisher NAME --kind IF|TV --date 2026-09-30
           [--mic MIC] [--lei LEI] [--title TEXT] [--segment MIC --segment-name TEXT --segment-description TEXT]
           [--rts28 | --as-is] [--replace]
       npm run daylight -- publish document FILE --title TEXT [--position NUMBER] [--replace]
       npm run daylight -- publish terms FILE --version NAME --effective 2027-03-01 [--short-notice]
       npm run daylight -- publish venue FILE.csv
       npm run daylight -- publish withdraw report|document|terms|venue NAME
       npm run daylight -- publish list [report|document|terms|venue]
       npm run daylight -- publish log

Publishes and withdraws. --dry-run checks everything and changes nothing. --by NAME says on whose behalf you act, which
the log records with your user name. Terms are a text in UTF-8: a line that begins with "# " is a heading, and blank
lines separate paragraphs. They are in force from the day of --effective on; before that day they are announced on their
page and by a mail to every account. --short-notice allows a shorter notice than the promised 90 days, for a correction
that the law requires. Without --title, the title of a report's file is its name. What is published under the same title
is withdrawn with --replace, in the same moment, and refuses the new one without it. The name to withdraw is the last
part of a file's address, a version, or a MIC, as "publish list" shows them.

Reports and documents have to be what the ending of their names says, one of
  ${Object.keys(mediaTypes).join(', ')}
A CSV file of a trading venue's report (--kind TV) has to be a table of RTS 27 with these columns, of that venue and
segment and of no day after --date; --as-is publishes one of another form:
${rts27Tables.map(({ title, columns }) => `  ${title}\n    ${columns.map(([name]) => name).join(', ')}`).join('\n')}
--rts28 parses the file of an investment firm, so that its page shows it as tables.

A file of venues is CSV with a heading, and one line for each venue and for each of its segments:
  mic, name, city     required; operatingMic and venueMic are MICs too, and venueMic of a venue is its own MIC
  isVenue             true or false: a segment of the venue named in venueMic
  type                MTF or OTF
  tradingVenueGroupId 1, 2 or 3
  country             two letters of ISO 3166, such as GB
  lei                 legal entity identifier
  system              ${systems.join(', ')}; may be missing or empty
  legalEntity, hasOrders, hasTrades (true or false)  may be missing or empty
Other columns are ignored. Known ones are changed and new ones added, all or none.`;

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
  'as-is': { type: 'boolean', default: false },
  position: { type: 'string' },
  replace: { type: 'boolean', default: false },
  version: { type: 'string' },
  effective: { type: 'string' },
  'short-notice': { type: 'boolean', default: false },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Option = keyof typeof options;

export type Values = ReturnType<
  typeof parseArgs<{ options: typeof options; allowPositionals: true }>
>['values'];

/** What the words of the command have no meaning for; the usage is printed with it. */
export class Misuse extends Error {}

const ofAct = ['by', 'dry-run'] as const;

/** The options that each action has. */
const optionsOf: Readonly<Record<string, readonly Option[]>> = {
  report: [
    ...ofAct,
    ...(['publisher', 'kind', 'mic', 'lei', 'date', 'title', 'rts28', 'as-is', 'replace'] as const),
    ...(['segment', 'segment-name', 'segment-description'] as const),
  ],
  document: [...ofAct, 'title', 'position', 'replace'],
  terms: [...ofAct, 'version', 'effective', 'short-notice'],
  venue: ofAct,
  withdraw: ofAct,
  list: [],
  log: [],
};

/** @throws Misuse for no action, and for an option that the action does not have: it would change nothing */
export function readWords(args: readonly string[]): {
  readonly values: Values;
  readonly action: string;
  readonly rest: readonly string[];
} {
  let parsed: { readonly values: Values; readonly positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
  const { values, positionals } = parsed;
  const [action = '', ...rest] = positionals;
  const allowed: readonly string[] | undefined = optionsOf[action];
  if (allowed === undefined) throw new Misuse('Say what to publish.');
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== false && !allowed.includes(name))
      throw new Misuse(`--${name} is not an option of publish ${action}.`);
  return { values, action, rest };
}
