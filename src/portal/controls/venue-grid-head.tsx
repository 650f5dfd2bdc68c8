import { useMemo } from 'react';
import type { Venue } from '../../../machines/venues.ts';
import { CodeCell, OptionHead, OptionsHead, UpperHead } from './venue-grid-styles.ts';
import { ManyVenuesOption, speeds, type VenueSelectionActor } from './venue-option.tsx';

/** B 9: widths in px, 900 in total. Without the real column the delayed one is wider. */
const widths = {
  paying: { business: 200, name: 290, type: 90, mic: 90, delayed: 115, real: 115 },
  free: { business: 200, name: 370, type: 90, mic: 90, delayed: 150 },
} as const;

/** A width as a percentage of the total: at 900 px inside the frame it is that of B 9; below that all shrink alike. */
const part = (width: number): string => `${width / 9}%`;

/** No-payment mode: one wider column and nothing to choose. */
export function FreeHead() {
  return (
    <>
      <colgroup>
        {Object.entries(widths.free).map(([column, width]) => (
          // The delayed column needs room for two options with their words, so the name column shrinks.
          <col
            key={column}
            style={column === 'name' ? {} : { width: column === 'delayed' ? width : part(width) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Business group</th>
          <th scope="col">Trading venue</th>
          <th scope="col">Type</th>
          <CodeCell as="th" scope="col">
            MIC
          </CodeCell>
          <OptionsHead scope="col">Delayed</OptionsHead>
        </tr>
      </thead>
    </>
  );
}

/** Delayed and real time, each above its orders and trades, with a checkbox for all venues below each option. */
export function PayingHead({ actor, venues }: { actor: VenueSelectionActor; venues: readonly Venue[] }) {
  const venueIds = useMemo(() => venues.map((venue) => venue.TradingVenueID), [venues]);
  const { delayed, real, ...others } = widths.paying;
  return (
    <>
      <colgroup>
        {Object.entries(others).map(([column, width]) => (
          <col key={column} style={{ width: part(width) }} />
        ))}
        {[delayed / 2, delayed / 2, real / 2, real / 2].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always these four columns.
          <col key={index} style={{ width: part(width) }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Business group
          </th>
          <th scope="col" rowSpan={2}>
            Trading venue
          </th>
          <th scope="col" rowSpan={2}>
            Type
          </th>
          <CodeCell as="th" scope="col" rowSpan={2}>
            MIC
          </CodeCell>
          <UpperHead scope="colgroup" colSpan={2}>
            Delayed
          </UpperHead>
          <UpperHead scope="colgroup" colSpan={2}>
            Real time
          </UpperHead>
        </tr>
        <tr>
          {speeds.flatMap(({ word, options }) =>
            options.map((option, place) => (
              <OptionHead
                key={option}
                scope="col"
                data-begins={place === 0}
                data-speed={word === 'Delayed' ? word : 'Real time'}
              >
                <ManyVenuesOption actor={actor} venueIds={venueIds} option={option} />
              </OptionHead>
            )),
          )}
        </tr>
      </thead>
    </>
  );
}
