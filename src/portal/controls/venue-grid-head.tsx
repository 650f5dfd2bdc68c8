import { useMemo } from 'react';
import type { Venue } from '../../../machines/venues.ts';
import { ManyVenuesOption, speeds, type VenueSelectionActor } from './venue-option.tsx';

/** B 9: widths in px, 900 together. The delayed column is wider where the real one is left out. */
const widths = {
  paying: { business: 200, name: 290, type: 90, mic: 90, delayed: 115, real: 115 },
  free: { business: 200, name: 370, type: 90, mic: 90, delayed: 150 },
} as const;

/** A width as its part of the whole: with 900 px inside the frame it is B 9's, with less all shrink alike. */
const part = (width: number): string => `${width / 9}%`;

/** No-payment mode: one wider column, nothing to choose. */
export function FreeHead() {
  return (
    <>
      <colgroup>
        {Object.entries(widths.free).map(([column, width]) => (
          // Two options with their words need their room; the name gives way.
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
          <th scope="col" className="code">
            MIC
          </th>
          <th scope="col" className="options">
            Delayed
          </th>
        </tr>
      </thead>
    </>
  );
}

/** Delayed and real time, each over its orders and trades; under these words the option of all venues at once. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these four.
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
          <th scope="col" rowSpan={2} className="code">
            MIC
          </th>
          <th scope="colgroup" colSpan={2} className="upper begins">
            Delayed
          </th>
          <th scope="colgroup" colSpan={2} className="upper begins">
            Real time
          </th>
        </tr>
        <tr>
          {speeds.flatMap(({ word, options }) =>
            options.map((option, place) => (
              <th
                key={option}
                scope="col"
                className={place === 0 ? 'lower option begins' : 'lower option'}
                data-speed={word === 'Delayed' ? word : 'Real time'}
              >
                <ManyVenuesOption actor={actor} venueIds={venueIds} option={option} />
              </th>
            )),
          )}
        </tr>
      </thead>
    </>
  );
}
