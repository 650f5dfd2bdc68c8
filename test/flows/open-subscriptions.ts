import { priceAnswer } from '../portal/account/subscriptions-answers.ts';
import { answerAlways, signInWithPayment } from './payment-on.ts';
import type { BrowserWorld } from './walk-browser.ts';

/** Opens the subscriptions page with that subscription; from then on those calls are held. */
export async function openSubscriptions(
  world: BrowserWorld,
  subscription: object,
  held: readonly string[],
): Promise<void> {
  await signInWithPayment(world);
  await answerAlways(world, '/api/subscription/info', subscription);
  await answerAlways(world, '/api/subscription/changePrice', priceAnswer);
  for (const path of held) await world.holds.hold(path);
  await world.page.goto(`${world.origin}/my-account/subscriptions`);
  await world.page.getByRole('button', { name: /^Renew/ }).waitFor();
}
