import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { openConsole } from '../operator-screen/be-operator.ts';
import { fault } from '../payment-on.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { first, listExportKit } from './kit.ts';

const call = '/api/operator/files';
const button = ({ page }: BrowserWorld) => page.getByRole('button', { name: 'Save as CSV' });
const says = ({ page }: BrowserWorld, text: string | RegExp) => page.getByText(text).first().waitFor();

walkBrowser(listExportKit, {
  open: async (world) => {
    await world.holds.hold(call);
    await openConsole(world, '/operator/files');
    await world.holds.release(call, (route) => route.fulfill({ json: first.list }));
    await button(world).waitFor();
  },
  mayHappen: (_, event) => event.type !== 'xstate.done.actor.gatherList' || event.output.isWhole,
  notHere: {
    'gathering: xstate.done.actor.gatherList false → gathered':
      'fifty pages take too long here; the row `gathering | gatherList answered` covers it',
  },
  events: {
    'export.requested': (world) => button(world).click(),
    'xstate.done.actor.gatherList': async ({ page, holds }, { output }) => {
      const saving = page.waitForEvent('download');
      for (const one of output.pages) await holds.release(call, (route) => route.fulfill({ json: one.list }));
      const download = await saving;
      expect(download.suggestedFilename()).toBe('daylight-files.csv');
      expect(await readFile(await download.path(), 'utf8')).toContain('trades-40.csv');
    },
    'xstate.error.actor.gatherList': ({ holds }) => holds.release(call, (route) => route.fulfill(fault)),
  },
  states: {
    idle: async (world) => expect(await button(world).isEnabled()).toBe(true),
    gathering: async (world) => {
      await says(world, 'Reading all pages…');
      expect(await button(world).isDisabled()).toBe(true);
    },
    gathered: async (world) => expect(await button(world).isEnabled()).toBe(true),
    failed: (world) => says(world, /no file was saved/),
  },
});
