import { act, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom, EventFrom } from 'xstate';
import { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import { optionOfMany, optionsOf } from '../../../src/domain/venues/venue-rows.ts';
import { VenueGrid } from '../../../src/portal/controls/venue-grid.tsx';
import { expectAccessible, type PageWorld, walkPage } from '../walk-page.ts';
import { gridVenues, venueSelectionKit } from './kit.ts';

let actor: ActorRefFrom<typeof venueSelectionMachine>;

const rows = gridVenues.map(({ id, hasOrders, hasTrades }) => ({
  TradingVenueID: id,
  Name: `Venue ${id}`,
  Type: 'MTF',
  MIC: `XVE${id}`,
  TradingVenueGroupID: id,
  HasOrders: hasOrders,
  HasTrades: hasTrades,
}));

function Grid({ delayedOnly = false }: { delayedOnly?: boolean }) {
  actor = useActorRef(venueSelectionMachine, { input: { delayedOnly } });
  return <VenueGrid actor={actor} label="Trading venues" venues={rows} />;
}

const words = {
  isRealOrders: 'Real-time orders',
  isRealTraders: 'Real-time trades',
  isDelayedOrders: 'Delayed orders',
  isDelayedTraders: 'Delayed trades',
} as const;
const names = ['isRealOrders', 'isRealTraders', 'isDelayedOrders', 'isDelayedTraders'] as const;
const box = (option: (typeof names)[number], mic = 'XVE1') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${words[option]}, ${mic}` });

/** Sent by the flow around the grid, not by a person. */
const fromTheFlow = (_: PageWorld, event: object) =>
  act(() => actor.send(event as EventFrom<typeof venueSelectionMachine>));

walkPage(venueSelectionKit, {
  mount: () => {
    render(<Grid />);
  },
  events: {
    'venues.loaded': fromTheFlow,
    'selection.replaced': fromTheFlow,
    'selection.locked': fromTheFlow,
    'selection.unlocked': fromTheFlow,
    'option.changed': async ({ user }, { option, chosen }) => {
      expect(box(option).checked).toBe(!chosen);
      await user.click(box(option));
    },
    'options.changed': async ({ user }, { option, chosen }, { context }) => {
      const many = screen.getByRole<HTMLInputElement>('checkbox', {
        name: `All ${words[option as keyof typeof words].toLowerCase()}`,
      });
      if (optionOfMany(context, [1, 2], option).next === (chosen ? 'choose' : 'clear'))
        await user.click(many);
    },
  },
  states: {
    waiting: () => {
      for (const name of names) expect(box(name).disabled).toBe(true);
    },
    lockedEarly: () => {
      for (const name of names) expect(box(name).disabled).toBe(true);
    },
    choosing: (_, { context }) => {
      const options = optionsOf(context.selection, 1);
      for (const name of names) expect(box(name).checked, name).toBe(options[name]);
      expect(box('isDelayedOrders').disabled).toBe(options.isRealOrders);
      expect(box('isRealOrders').disabled).toBe(options.isDelayedOrders);
      expect(box('isDelayedTraders').disabled).toBe(options.isRealTraders);
      expect(box('isRealTraders').disabled).toBe(options.isDelayedTraders);
    },
    locked: () => {
      for (const name of names) expect(box(name).disabled).toBe(true);
    },
  },
  unseen: { readOnly: 'no-payment mode, seen by a separate test' },
});

test('B 4: in no-payment mode the delayed data of every venue is ticked, and nothing can be changed', async () => {
  render(<Grid delayedOnly />);
  act(() => actor.send({ type: 'venues.loaded', venues: gridVenues }));
  const boxes = within(screen.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Delayed orders, XVE1',
    'Delayed trades, XVE1',
    'Delayed trades, XVE2',
  ]);
  expect(boxes.every((one) => one.checked && one.disabled)).toBe(true);
  await expectAccessible();
});
