import { signIn } from '../../../journeys/page-actions.ts';
import { post } from './post.ts';
import type { Control, Step } from './steps.ts';
import type { Tab, Walk } from './walk.ts';

const dayMs = 86_400_000;
const soon = 1_500;

/** A person ignores what is gone or cannot be reached. */
const ifPossible = (act: Promise<unknown>): Promise<unknown> => act.catch(() => {});

async function press({ page }: Tab, { role, name }: Control, how: 'click' | 'twice' | 'key'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).first();
  if (how === 'click') await ifPossible(control.click({ timeout: soon, noWaitAfter: true }));
  if (how === 'twice') await ifPossible(control.dblclick({ timeout: soon, noWaitAfter: true }));
  if (how === 'key') {
    await ifPossible(control.focus({ timeout: soon }));
    await ifPossible(
      control.press(role === 'link' ? 'Enter' : 'Space', { timeout: soon, noWaitAfter: true }),
    );
  }
}

/** Buttons after which typed values may be gone. */
const drops = /^(Cancel|Discard|Leave|Amend|Continue|Log)/;
/** Buttons that submit the typed values, which stay until the service has accepted them. */
const sends = /^(Save|Register)/;

async function decide(walk: Walk, how: 'approve' | 'badCard' | 'cancel' | 'close'): Promise<void> {
  const window = walk.window();
  if (!window) return;
  if (how === 'close') return window.close();
  const press = (name: string) => ifPossible(window.getByRole('button', { name }).click({ timeout: soon }));
  if (how === 'cancel') await press('Cancel');
  else {
    const means = how === 'badCard' ? 'Card that is declined' : 'Sandbox balance';
    await ifPossible(window.getByLabel(means).check({ timeout: soon }));
    await press('Approve');
  }
}

async function rule(walk: Walk, action: string): Promise<void> {
  const { origin } = walk.ground;
  const { books } = await walk.truth();
  for (const order of books.values())
    if (await post(`${origin}/sandbox/payment/orders/${order.id}`, { action })) return;
}

/** Performs one event; one that is impossible here does nothing. */
export async function take(walk: Walk, step: Step): Promise<void> {
  const { origin } = walk.ground;
  const tab = 'tab' in step ? walk.tabs[step.tab] : null;
  switch (step.does) {
    case 'openTab':
      return walk.openTab(step.path);
    case 'decide':
      return decide(walk, step.how);
    case 'network':
      walk.isOffline = !step.isThere;
      return walk.context.setOffline(walk.isOffline);
    case 'loseCookies': {
      const { which } = step;
      if (which === 'all') return walk.context.clearCookies();
      return walk.context.clearCookies({ name: which === 'session' ? 'session' : /xsrf|csrf/i });
    }
    case 'switch':
      await post(`${origin}/sandbox/payment`, step.provider);
      return;
    case 'clock':
      await post(`${origin}/sandbox/clock`, {
        now: new Date(Date.now() + step.days * dayMs).toISOString(),
      });
      return;
    case 'rule':
      return rule(walk, step.action);
  }
  if (!tab) return;
  const { page } = tab;
  switch (step.does) {
    case 'press':
      if (step.control.role === 'link' || drops.test(step.control.name)) tab.typed.clear();
      if (sends.test(step.control.name)) tab.hasSent = true;
      return press(tab, step.control, step.how);
    case 'write': {
      const box = page.getByRole('textbox', { name: step.field, exact: true });
      const isWritten = await box.fill(step.text, { timeout: soon }).then(
        () => true,
        () => false,
      );
      if (isWritten) tab.typed.set(step.field, step.text);
      return;
    }
    case 'signIn':
      tab.typed.clear();
      tab.owesVisitor = false;
      await ifPossible(page.goto(`${origin}/login`));
      // A signed-in person is redirected from there.
      await ifPossible(page.getByRole('link', { name: /^Log(in|out)$/ }).waitFor());
      if ((await page.getByRole('link', { name: 'Login' }).count()) > 0)
        await ifPossible(signIn(page, origin, walk.person));
      return;
    case 'wire':
      return tab.wire.set(step.mode);
    case 'closeTab':
      await page.close();
      walk.tabs[step.tab] = null;
      return;
    case 'reload':
    case 'visit':
    case 'back':
    case 'forward': {
      tab.typed.clear();
      tab.owesVisitor = false;
      tab.isFresh = step.does === 'reload' || step.does === 'visit';
      const way = { waitUntil: 'commit' as const, timeout: 5_000 };
      if (step.does === 'reload') await ifPossible(page.reload(way));
      else if (step.does === 'visit') await ifPossible(page.goto(`${origin}${step.path}`, way));
      else if (step.does === 'back') await ifPossible(page.goBack(way));
      else await ifPossible(page.goForward(way));
    }
  }
}
