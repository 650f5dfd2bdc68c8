import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import {
  type DataChoice,
  dataFormats,
  firstDay,
  lastDayFrom,
  mostDays,
} from '../../../domain/feed/data-choice.ts';
import { openFormats } from '../../../domain/feed/open-files.ts';
import type { Venues } from '../../context/use-venues.ts';
import { LateDropDown } from '../../controls/late-drop-down.tsx';
import { RetryButton } from '../../controls/retry-button.tsx';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import { findForData } from '../../flows/get-data.ts';
import { FindField } from '../../shell/find/find-field.tsx';
import { Choice } from '../api-reference/choice.tsx';
import { kindWords } from './choice-words.ts';
import { DayBox } from './day-box.tsx';
import { Card, Code, Days, Group, GroupName, InstrumentLine, Small } from './get-data-styles.ts';

/** The chosen instrument, and the field that finds one. Remounted, by its key, for each that is chosen. */
function InstrumentChoice({
  choice,
  isFound,
  onChange,
}: {
  choice: DataChoice;
  /** Whether it was found here, so that the focus returns. */
  isFound: boolean;
  onChange: (change: Partial<DataChoice>) => void;
}) {
  const [wanted, setWanted] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { instrument } = choice;
  useOrphanedFocus(isFound, () => button.current);
  return (
    <InstrumentLine data-print="no">
      {instrument === null ? (
        <span>All instruments</span>
      ) : (
        <>
          <Code>{instrument}</Code>
          <Button size="small" onClick={() => onChange({ instrument: null })}>
            All instruments
          </Button>
        </>
      )}
      <Button ref={button} size="small" onClick={() => setWanted((times) => times + 1)}>
        {instrument === null ? 'Choose an instrument' : 'Choose another'}
      </Button>
      {wanted > 0 ? (
        <FindField
          flow={findForData(choice)}
          results="open"
          wanted={wanted}
          onClosed={() => button.current?.focus()}
        />
      ) : null}
    </InstrumentLine>
  );
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** What is wanted: a venue or an instrument, the kind, the days and the format. */
export function ChoiceCard({
  choice,
  venues: { venues, hasFailed, retry },
  today,
  isFound,
  onChange,
}: {
  choice: DataChoice;
  venues: Venues;
  /** UTC. */
  today: string;
  isFound: boolean;
  onChange: (change: Partial<DataChoice>) => void;
}) {
  const id = useId();
  const { datatype, tv, from, to, format } = choice;
  const venue = venues.find(({ MIC }) => MIC === tv);
  const offered = (['trade', 'order'] as const).filter(
    (kind) => !venue || (kind === 'order' ? venue.HasOrders : venue.HasTrades),
  );
  const chooseVenue = (mic: string | null): void => {
    const next = venues.find(({ MIC }) => MIC === mic);
    const lacks = next && !(datatype === 'order' ? next.HasOrders : next.HasTrades);
    const kind = lacks ? (next.HasTrades ? 'trade' : 'order') : datatype;
    onChange({ tv: mic, instrument: null, datatype: kind });
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>What</h2>
      <LateDropDown
        label="Trading venue"
        options={venues.map(({ MIC, Name }) => ({ value: MIC, label: Name, description: MIC }))}
        value={tv}
        onChange={chooseVenue}
        placeholder="Choose a venue"
        error={hasFailed ? 'The venues could not be loaded.' : null}
      />
      {hasFailed ? <RetryButton onRetry={retry} /> : null}
      <GroupName>Instrument</GroupName>
      <InstrumentChoice
        key={`${tv} ${choice.instrument}`}
        choice={choice}
        isFound={isFound}
        onChange={onChange}
      />
      <Group>
        <GroupName>Data</GroupName>
        <Choice
          label="Data"
          names={offered.map((kind) => kindWords[kind])}
          chosen={kindWords[datatype]}
          onChoose={(name) => onChange({ datatype: name === kindWords.order ? 'order' : 'trade' })}
        />
      </Group>
      <Days>
        <DayBox
          label="First day (UTC)"
          day={from}
          min={firstDay}
          max={today}
          onChange={(day) =>
            onChange({ from: day, to: from === to || to < day ? day : earlierOf(to, lastDayFrom(day)) })
          }
        />
        <DayBox
          label="Last day (UTC)"
          day={to}
          min={from}
          max={earlierOf(lastDayFrom(from), today)}
          onChange={(day) => onChange({ to: day })}
        />
      </Days>
      <GroupName>Format</GroupName>
      <Choice
        label="Format"
        names={dataFormats.map((one) => openFormats[one])}
        chosen={openFormats[format]}
        onChoose={(name) =>
          onChange({ format: dataFormats.find((one) => openFormats[one] === name) ?? format })
        }
      />
      <Small>
        Days are those of publication, at most {mostDays} at a time. The address of this page holds the
        choice: share it, or bookmark it.
      </Small>
    </Card>
  );
}
