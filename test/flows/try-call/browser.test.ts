import { beSignedIn } from '../../journeys/signed-in.ts';
import { walkBrowser } from '../walk-browser.ts';
import { tryCallKit } from './kit.ts';

const call = '/api/keys';

walkBrowser(tryCallKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(call);
    await page.goto(`${origin}/documentation/api#listApiKeys`);
    await page.getByRole('button', { name: 'Try it' }).waitFor();
  },
  events: {
    'call.requested': ({ page }) => page.getByRole('button', { name: 'Try it' }).click(),
    'call.stopped': ({ page }) => page.getByRole('button', { name: 'Stop' }).click(),
    'xstate.done.actor.sendCall': ({ holds }, { output }) =>
      holds.release(call, (route) =>
        route.fulfill({ status: output.status, contentType: output.media, body: output.text }),
      ),
    'xstate.error.actor.sendCall': ({ holds }) => holds.release(call, (route) => route.abort()),
  },
  states: {
    ready: ({ page }) => page.getByText('Waiting for the answer…').waitFor({ state: 'detached' }),
    sending: ({ page }) => page.getByText('Waiting for the answer…').waitFor(),
    answered: ({ page }, { context: { answer } }) =>
      page.getByRole('region', { name: 'Answer' }).getByText(`Status ${answer?.status}`).waitFor(),
    failed: ({ page }) => page.getByText(/^No answer came/).waitFor(),
  },
});
