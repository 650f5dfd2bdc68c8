import { setImmediate } from 'node:timers/promises';
import { rts28Csv } from '../../domain/publishing/rts28.ts';
import {
  lastDayOf,
  lastQuarter,
  type Quarter,
  quarterBefore,
  type StandingTrade,
  tradesOfQuarter,
} from './quarter-trades.ts';
import { rts27Tables, type SegmentFacts } from './rts27.ts';
import { firms, topVenues } from './top-venues.ts';

/** A report in the form in which the service publishes it. */
type SandboxReport = {
  readonly type: 'IF' | 'TV';
  readonly publisher: string;
  readonly mic: string | null;
  readonly lei: string | null;
  readonly date: string;
  readonly files: readonly {
    readonly title: string;
    readonly fileName: string;
    readonly content: readonly string[];
    readonly segment: { readonly mic: string; readonly name: string; readonly description: string } | null;
    readonly rts28Text: string | null;
  }[];
};

/** What identifies a report. */
type ReportName = Pick<SandboxReport, 'publisher' | 'date'>;

/** What the stand-in for the publishers needs. */
export type ReportsDeps = {
  /** All reports that were ever published. */
  readonly published: () => Promise<readonly ReportName[]>;
  readonly segments: () => Promise<readonly SegmentFacts[]>;
  /** Publishes as the operator's command does. */
  readonly publish: (report: SandboxReport) => Promise<unknown>;
  /** Business time. */
  readonly now: () => Date;
  /** Interrupts it between two reports. */
  readonly signal: AbortSignal;
};

/** Yields to other work. @throws AbortError if interrupted */
const turn = (signal: AbortSignal): Promise<void> => setImmediate(undefined, { signal });

const archive =
  'This report is kept as an archive. The duty to publish it is being given up; the figures are not updated.\n';

async function publishVenueReports(
  { publish, signal }: Pick<ReportsDeps, 'publish' | 'signal'>,
  quarter: Quarter,
  trades: readonly StandingTrade[],
  segments: ReadonlyMap<string, SegmentFacts>,
): Promise<void> {
  const bySegment = new Map<string, StandingTrade[]>();
  for (const trade of trades) {
    const group = bySegment.get(trade.segmentMic);
    if (group) group.push(trade);
    else bySegment.set(trade.segmentMic, [trade]);
  }
  const venues = new Set([...bySegment.keys()].map((mic) => segments.get(mic)?.venueMic ?? mic));
  for (const venueMic of [...venues].sort()) {
    await turn(signal);
    const own = [...segments.values()].filter((one) => one.venueMic === venueMic && bySegment.has(one.mic));
    const name = own[0]?.venueName ?? venueMic;
    const files = own.flatMap((segment) =>
      rts27Tables(segment, quarter, bySegment.get(segment.mic) ?? []).map(({ title, fileName, text }) => ({
        title,
        fileName,
        content: [text],
        segment: {
          mic: segment.mic,
          name: segment.name,
          description: `${segment.name} (${segment.mic}), a segment of ${name}: quarter ${quarter.number} of ${quarter.year}`,
        },
        rts28Text: null,
      })),
    );
    await publish({
      type: 'TV',
      publisher: name,
      mic: venueMic,
      lei: null,
      date: lastDayOf(quarter),
      files: [
        {
          title: 'About this report',
          fileName: 'About this report.txt',
          content: [archive],
          segment: null,
          rts28Text: null,
        },
        ...files,
      ],
    });
  }
}

/** The year whose reports were due by the last 30 April. */
const lastReportedYear = (now: Date): number => now.getUTCFullYear() - (now.getUTCMonth() < 4 ? 2 : 1);

async function tradesOfYear(year: number, signal: AbortSignal): Promise<readonly StandingTrade[]> {
  const all: StandingTrade[] = [];
  for (const number of [1, 2, 3, 4]) {
    await turn(signal);
    all.push(...tradesOfQuarter({ year, number }).standing);
  }
  return all;
}

const keyOf = ({ publisher, date }: ReportName): string => `${publisher}, ${date}`;
const dateOfYear = (year: number): string => `${year + 1}-04-30`;

/**
 * Publishes the reports of the sandbox's firms and venues, unless somebody has published others: RTS 27 of the last two
 * quarters and RTS 28 of the last two years, computed from the sandbox's own trades. The next start continues after an
 * interruption. Returns whether it published any.
 *
 * @throws AbortError if interrupted
 */
export async function publishMissingReports(deps: ReportsDeps): Promise<boolean> {
  const { signal } = deps;
  const segments = new Map((await deps.segments()).map((segment) => [segment.mic, segment]));
  const newest = lastQuarter(deps.now());
  const year = lastReportedYear(deps.now());
  const [quarters, years] = [
    [quarterBefore(newest), newest],
    [year - 1, year],
  ];
  const published = await deps.published();
  const publishers = new Set([
    ...firms.map(({ name }) => name),
    ...[...segments.values()].map(({ venueName }) => venueName),
  ]);
  const dates = new Set([...quarters.map(lastDayOf), ...years.map(dateOfYear)]);
  // The operator's own reports, or those of an earlier quarter.
  if (published.some(({ publisher, date }) => !publishers.has(publisher) || !dates.has(date))) return false;
  const known = new Set(published.map(keyOf));
  // These are published last, so if they exist, all do.
  const ofFirms = firms.flatMap(({ name }) =>
    years.map((each) => ({ publisher: name, date: dateOfYear(each) })),
  );
  if (ofFirms.every((report) => known.has(keyOf(report)))) return false;

  const publish = async (report: SandboxReport) => {
    if (!known.has(keyOf(report))) await deps.publish(report);
  };
  for (const quarter of quarters) {
    await turn(signal);
    await publishVenueReports({ publish, signal }, quarter, tradesOfQuarter(quarter).standing, segments);
  }
  for (const each of years) {
    const trades = await tradesOfYear(each, signal);
    for (const firm of firms) {
      await turn(signal);
      const text = rts28Csv(topVenues(firm, each, trades, segments));
      await publish({
        type: 'IF',
        publisher: firm.name,
        mic: null,
        lei: firm.lei,
        date: dateOfYear(each),
        files: [
          {
            title: `Top five execution venues ${each} (RTS 28)`,
            fileName: `${firm.name} RTS 28 ${each}.csv`,
            content: [text],
            segment: null,
            rts28Text: text,
          },
        ],
      });
    }
  }
  return true;
}
