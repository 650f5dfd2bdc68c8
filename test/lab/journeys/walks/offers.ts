import { pagePaths } from '../../../../src/domain/page-paths.ts';
import { isSignedIn, type Screen, type ShownControl } from './screen.ts';
import type { Step, WireMode } from './steps.ts';

export type Kind =
  | 'button'
  | 'money'
  | 'link'
  | 'box'
  | 'write'
  | 'window'
  | 'history'
  | 'tabs'
  | 'wire'
  | 'cookies'
  | 'provider'
  | 'clock';

/** Decides which steps may come next. */
export type Situation = {
  /** By tab; null if it is closed or between two pages. */
  readonly screens: readonly (Screen | null)[];
  readonly wires: readonly WireMode[];
  readonly isOffline: boolean;
  readonly hasWindow: boolean;
};

const pages = [pagePaths.subscriptions, pagePaths.details, pagePaths.documentation, pagePaths.login];
// Controls that leave the portal, save a file or are not examined here.
const left =
  /^(Skip to|Choose how|Receipt|More info|the group|Export|Open Country|Print|Legal|Privacy|Cookies|Disclaimer|Accessibility|Modern|Terms of use|.*@)/;
const ways = new Set([
  'My Account',
  'Logout',
  'My Subscriptions',
  'Details',
  'My subscriptions',
  'Documentation',
]);
const isAboutMoney = (name: string): boolean =>
  /^(PayPal|Cancel payment|Renew.*|OK|Check again|Try again|Accept the changes|Pay later)$/.test(name);
const texts: Readonly<Record<string, readonly string[]>> = {
  'First name': ['Wilma', 'Zoë'],
  'Last name': ['Wanderer', 'O’Hara'],
  'Company (optional)': ['Łódź & Søn', 'Walk Ltd'],
  'Phone number': ['+442079460958', '12'],
};
const switches: readonly (Step & { does: 'switch' })['provider'][] = [
  { provider: 'up', capture: 'completed', approval: 'told' },
  { provider: 'failing' },
  { provider: 'nonsense' },
  { capture: 'declined' },
  // A right granted despite a final refusal would be the worst fault, so this setting is drawn most often.
  { capture: 'refused' },
  { capture: 'refused' },
  { capture: 'refused' },
  { capture: 'refused' },
  { capture: 'pending' },
  { capture: 'chargedSilently' },
  { capture: 'unanswered' },
  { approval: 'lost' },
  { script: 'blocked' },
  { script: 'served' },
  { webhooks: 'none' },
  { webhooks: 'twice' },
];

/** Everything that can happen next, by kind: actions on what is shown, and events from outside. */
export function offersIn({
  screens,
  wires,
  isOffline,
  hasWindow,
}: Situation): Readonly<Record<Kind, readonly Step[]>> {
  const open = screens.flatMap((screen, tab) => (screen === null ? [] : [{ screen, tab }]));
  const pressed = (role: 'button' | 'link' | 'checkbox', is: (control: ShownControl) => boolean): Step[] =>
    open.flatMap(({ screen, tab }) =>
      screen.controls
        .filter((control) => control.role === role && control.isEnabled && control.name !== '')
        .filter((control) => !left.test(control.name) && is(control))
        .flatMap(({ name }) =>
          (['click', 'twice', 'key'] as const).map(
            (how): Step => ({
              does: 'press',
              tab,
              control: { role, name },
              how,
            }),
          ),
        ),
    );
  const tabs = open.map(({ tab }) => tab);
  const modes: readonly WireMode[] = ['passes', 'answersWait', 'answersAreLost', 'callsAreLost'];
  return {
    button: pressed('button', ({ name }) => !isAboutMoney(name)),
    money: [
      // A purchase is cancelled less often than it is made.
      ...[1, 2, 3].flatMap(() => pressed('button', ({ name }) => name === 'OK' || name.startsWith('Renew'))),
      ...pressed('button', ({ name }) => isAboutMoney(name)),
    ],
    link: pressed('link', ({ name }) => ways.has(name)),
    // The boxes of two venues and those outside the grid: further venues behave alike.
    box: pressed('checkbox', ({ name }) => /, (IOTF|IGDL)$/.test(name) || !/^All |, [A-Z]{4}$/.test(name)),
    write: open.flatMap(({ screen, tab }): Step[] => [
      ...(isSignedIn(screen) ? [] : [{ does: 'signIn', tab } as const]),
      ...screen.controls
        .filter(({ role, isEnabled }) => role === 'textbox' && isEnabled)
        .flatMap(({ name }) =>
          (texts[name] ?? []).map((text) => ({ does: 'write', tab, field: name, text }) as const),
        ),
    ]),
    // Without a window one is opened, since walks are about money.
    window: hasWindow
      ? (['approve', 'approve', 'approve', 'badCard', 'cancel', 'close'] as const).map((how) => ({
          does: 'decide',
          how,
        }))
      : pressed('button', ({ name }) => name === 'PayPal'),
    history: tabs.flatMap((tab): Step[] => [
      { does: 'reload', tab },
      { does: 'reload', tab },
      { does: 'back', tab },
      { does: 'forward', tab },
      ...pages.map((path) => ({ does: 'visit', tab, path }) as const),
    ]),
    tabs:
      open.length < 2
        ? [
            { does: 'openTab', path: pagePaths.subscriptions },
            { does: 'openTab', path: pagePaths.details },
          ]
        : tabs.map((tab) => ({ does: 'closeTab', tab })),
    wire: [
      { does: 'network', isThere: isOffline },
      ...tabs.flatMap((tab) =>
        modes.filter((mode) => mode !== wires[tab]).map((mode) => ({ does: 'wire', tab, mode }) as const),
      ),
      // Weighted, so that a disturbed connection usually recovers soon.
      ...tabs.flatMap((tab) =>
        wires[tab] === 'passes' ? [] : Array<Step>(4).fill({ does: 'wire', tab, mode: 'passes' }),
      ),
      ...(isOffline ? Array<Step>(4).fill({ does: 'network', isThere: true }) : []),
    ],
    cookies: (['all', 'session', 'xsrf'] as const).map((which) => ({ does: 'loseCookies', which })),
    provider: [
      ...switches.map((provider) => ({ does: 'switch', provider }) as const),
      ...(['accept', 'deny', 'refund', 'reverse'] as const).map(
        (action) => ({ does: 'rule', action }) as const,
      ),
    ],
    clock: [45, 200, 400].map((days) => ({ does: 'clock', days })),
  };
}
