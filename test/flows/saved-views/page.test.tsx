import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { savedViews } from '../../../src/portal/flows/saved-views.ts';
import { SavedViewsList } from '../../../src/portal/pages/data-select/saved-views/saved-views-list.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { bunds, renamed, savedViewsKit } from './kit.ts';

const calls = {
  load: 'GET /api/views',
  save: 'POST /api/views',
  rename: 'POST /api/views/rename',
  remove: 'POST /api/views/remove',
} as const;
const broken = { status: 500 };
const refused = (message: string, fields: object) => ({
  status: 409,
  body: { error: { code: 'conflict', message, requestId: 'r-1', fields } },
});

// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const heading = () => screen.getByText('Saved views', { selector: 'h2' });
const isOpen = () => screen.queryByText('Rename this view', { selector: 'h2' }) !== null;
const isClosed = () => vi.waitFor(() => expect(isOpen()).toBe(false));

/** The current name of the view that the paths are about. */
const nameIn = (views: readonly SavedView[] | null): string =>
  views?.find(({ id }) => id === bunds.id)?.name ?? '';

const Listed = () => <SavedViewsList actor={useFlow(savedViews)} />;

walkPage(savedViewsKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp>
          <Listed />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadViews': async ({ answers }, { output }) => {
      await answers.give(calls.load, { body: { views: output } });
    },
    'xstate.error.actor.loadViews': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'refresh.requested': async () => {
      await act(async () => {
        window.dispatchEvent(new Event('focus'));
      });
    },
    'xstate.done.actor.refreshViews': async ({ answers }, { output }) => {
      await answers.give(calls.load, { body: { views: output } });
    },
    'xstate.error.actor.refreshViews': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'rename.wanted': async ({ user }, _, before) => {
      const name = nameIn(before.context.views);
      await user.click(screen.getByLabelText(`Rename ${name}`));
      expect(field().value).toBe(name);
    },
    'rename.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await isClosed();
    },
    'name.given': async ({ user }, { name }) => {
      await user.clear(field());
      await user.paste(name);
      await user.click(screen.getAllByText('Rename', { selector: 'button' }).at(-1) ?? field());
    },
    'xstate.done.actor.renameView': async ({ answers }, { output }) => {
      const request = await answers.give(calls.rename, { body: output });
      expect(await request.json()).toEqual({ id: bunds.id, name: renamed.name });
      await isClosed();
    },
    'xstate.error.actor.renameView': async ({ answers }, { error }) => {
      const { kind, message, fields } = error.failure;
      await answers.give(
        calls.rename,
        kind === 'refused'
          ? refused(message, { name: [fields.name] })
          : { status: 404, body: { error: { code: 'not-found', message, requestId: 'r-2' } } },
      );
      if (kind !== 'refused') await isClosed();
    },
    'removal.requested': async ({ user }, _, before) => {
      const name = nameIn(before.context.views);
      await user.click(screen.getByLabelText(`Remove ${name}`));
      // Its button is removed with it, so the focus moves to the list.
      expect(document.activeElement).toBe(heading());
    },
    'xstate.done.actor.removeView': async ({ answers }) => {
      const request = await answers.give(calls.remove, { status: 204 });
      expect(await request.json()).toEqual({ id: bunds.id });
    },
    'xstate.error.actor.removeView': async ({ answers }) => {
      await answers.give(calls.remove, broken);
    },
    'removal.undone': async ({ user }) => {
      await user.click(button('Undo'));
      expect(document.activeElement).toBe(heading());
    },
    'xstate.done.actor.bringBack': async ({ answers }, { output }, before) => {
      const request = await answers.give(calls.save, { body: output });
      const { savedAt: _at, ...sent } = before.context.removed ?? bunds;
      expect(await request.json()).toEqual(sent);
    },
    'xstate.error.actor.bringBack': async ({ answers }, { error }) => {
      await answers.give(calls.save, refused(error.failure.message, {}));
    },
  },
  states: {
    loading: (_, { context: { views } }) =>
      expect(screen.queryByText('Loading your saved views…') !== null).toBe(views === null),
    failed: (_, { context: { views } }) => {
      const how = views === null ? 'loaded' : 'refreshed';
      expect(screen.getByText(new RegExp(`^Your saved views could not be ${how}\\.`))).toBeTruthy();
      expect(screen.queryAllByRole('listitem')).toHaveLength(views?.length ?? 0);
    },
    listed: async (_, { context: { views, failure, removed } }) => {
      await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(views?.length ?? 0));
      expect(screen.queryByText(/^None yet/) !== null).toBe(views?.length === 0);
      expect(screen.queryByText('Undo') !== null).toBe(removed !== null);
      if (failure) expect(screen.getByRole('alert').textContent).not.toBe('');
      for (const { name } of views ?? [])
        expect(screen.getByText(name, { selector: 'a' }).getAttribute('href')).toContain(
          name === 'Gilts' ? '&ordertype=Trades&sizefrom=1000000' : '/data-viewing/order?',
        );
    },
    'listed.resting': () => expect(screen.queryByText(/^Loading/)).toBeNull(),
    'listed.refreshing': () => expect(screen.queryByText(/^Loading/)).toBeNull(),
    naming: (_, { context: { failure } }) => {
      expect(isOpen()).toBe(true);
      if (failure) expect(screen.getByText('Another of your views has this name')).toBeTruthy();
    },
    renaming: () => expect(button('Renaming…').disabled).toBe(true),
    removing: () => {
      const buttons = screen.getAllByLabelText<HTMLButtonElement>(/^Remove /);
      expect(buttons.map(({ disabled }) => disabled)).not.toContain(false);
    },
    bringingBack: () => expect(button('Undo').disabled).toBe(true),
  },
});
