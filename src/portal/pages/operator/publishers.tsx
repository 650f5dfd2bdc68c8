import type { OperatorPublisherList } from '../../../contract/generated/types.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ActForm } from './act-form.tsx';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

type Key = OperatorPublisherList['Keys'][number];

const columns: readonly ListColumn<Key>[] = [
  {
    title: 'State',
    text: ({ State: state }) => state,
    draw: ({ State: state }) => <State data-state={state === 'works' ? 'plain' : 'over'}>{state}</State>,
  },
  { title: 'Publisher', isName: true, text: ({ Name }) => Name },
  { title: 'Key', text: ({ Id }) => Id, draw: ({ Id }) => <Code>{Id}</Code> },
  {
    title: 'Venues',
    text: ({ Venues }) => Venues.join(' '),
    draw: ({ Venues }) => <Code>{Venues.join(' ')}</Code>,
    isLong: true,
  },
  {
    title: 'Last used, UTC',
    isTime: true,
    text: ({ LastUsedAt }) => LastUsedAt ?? '',
    draw: ({ LastUsedAt }) => (LastUsedAt === null ? <Muted>never</Muted> : minuteOf(LastUsedAt)),
  },
  {
    title: 'Made',
    isTime: true,
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{mediumDate(CreatedAt)}</Muted>,
  },
  {
    title: 'Valid until',
    isTime: true,
    text: ({ ExpiresAt }) => ExpiresAt,
    draw: ({ ExpiresAt }) => <Muted>{mediumDate(ExpiresAt)}</Muted>,
  },
];

const publisherField = {
  name: 'publisher',
  label: 'Publisher',
  hint: 'Its files are listed under this name.',
  faultOf: (text: string): string | null =>
    text !== '' && text.length <= 60 ? null : 'A name has at most 60 characters.',
};
const micsOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter((mic) => mic !== ''),
  ),
];
const venuesField = {
  name: 'venues',
  label: 'Venues',
  hint: 'Operating MICs for which it may publish, such as TPIC, ICOT.',
  faultOf: (text: string): string | null => {
    const mics = micsOf(text);
    return mics.length > 0 && mics.length <= 50 && mics.every((mic) => /^[A-Z0-9]{4}$/.test(mic))
      ? null
      : 'Name one to fifty MICs of four letters or digits.';
  },
};
const daysField = {
  name: 'days',
  label: 'Days',
  hint: 'For how many days it is valid, at most 730.',
  initial: '365',
  faultOf: (text: string): string | null =>
    /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 730 ? null : 'Days are 1 to 730.',
};
/** The keys with which publishers send files. */
export function Page() {
  return (
    <ConsoleScreen
      kind="publishers"
      reading="Reading the keys of publishers"
      tools={
        <>
          <ScreenTabs of="Publishing" />
          <ActForm
            name="addPublisherKey"
            fields={[publisherField, venuesField, daysField]}
            actOf={({ publisher = '', venues = '', days }) => ({
              ...{ Name: 'addPublisherKey', Publisher: publisher, Venues: micsOf(venues) },
              Days: Number(days),
            })}
          />
        </>
      }
    >
      {({ list }) => (
        <ListTable
          title="Keys of publishers"
          note="the valid ones first"
          columns={columns}
          rows={list.Keys}
          keyOf={({ Id }) => Id}
          empty="No publisher has a key: “Make a publisher’s key…” above makes one."
          acts={({ Id, State: state }) =>
            state === 'works' ? (
              <ActButton act={{ Name: 'revokePublisherKey', Key: Id }}>Revoke</ActButton>
            ) : null
          }
          file="daylight-publishers.csv"
        />
      )}
    </ConsoleScreen>
  );
}
