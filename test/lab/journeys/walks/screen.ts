import type { Page } from 'playwright-core';
import { pathOf } from './wire.ts';

export type ShownControl = {
  readonly role: string;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isChecked: boolean;
  /** The value of a box. */
  readonly value: string;
};

/** A page as it is read out, without what is hidden or behind a dialog. */
export type Screen = {
  readonly path: string;
  readonly lines: readonly string[];
  readonly controls: readonly ShownControl[];
  /** The number of dialogs drawn, including those behind others. */
  readonly dialogs: number;
  /** The page's own messages about what it is waiting for. */
  readonly waits: readonly string[];
};

const controlLine =
  /^\s*- (button|link|checkbox|textbox|combobox)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*):?(?: (.*))?$/;
const waitLine =
  /- (?:status|alert).*?: ?"?((?:Opening|Checking|Loading|Taking|Saving|Cancelling|Signing|Logging|Registering|Terminating|Changing|Refreshing|Preparing|Completing)\b[^"]*)/;
const waitText =
  /- text: "?((?:Opening|Checking|Loading|Taking|Saving|Cancelling|Signing|Logging|Registering|Terminating) [^"]*)$/;

const unquoted = (text: string): string => text.replaceAll(/\\(.)/g, '$1').replaceAll(/^"|"$/g, '');

const blank: Screen = { path: '', lines: [], controls: [], dialogs: 0, waits: [] };

/** Reads a page; null while it is being replaced. The browser's own pages have nothing. */
export async function readScreen(page: Page): Promise<Screen | null> {
  if (!page.url().startsWith('http')) return blank;
  try {
    const [snapshot, dialogs, marks] = await Promise.all([
      page.locator('body').ariaSnapshot({ timeout: 5_000 }),
      page.locator('[role=dialog], [role=alertdialog], dialog[open]').filter({ visible: true }).count(),
      page.locator('[aria-busy=true]').filter({ visible: true }).count(),
    ]);
    if (snapshot === '') return null;
    const lines = snapshot.split('\n');
    return {
      path: pathOf(page.url()),
      lines,
      dialogs,
      waits: [
        ...lines.flatMap((line) => (waitLine.exec(line) ?? waitText.exec(line))?.[1] ?? []),
        ...(marks === 0 ? [] : [`marked as busy: ${marks}`]),
      ],
      controls: lines.flatMap((line) => {
        const [found, role = '', name = '', marks = '', value = ''] = controlLine.exec(line) ?? [];
        if (found === undefined) return [];
        return {
          role,
          name: unquoted(name),
          isEnabled: !marks.includes('[disabled]'),
          isChecked: marks.includes('[checked]'),
          value: unquoted(value),
        };
      }),
    };
  } catch {
    return null;
  }
}

export const says = (screen: Screen, text: string | RegExp): boolean =>
  screen.lines.some((line) => (typeof text === 'string' ? line.includes(text) : text.test(line)));

export const has = (screen: Screen, role: string, name: string): boolean =>
  screen.controls.some((control) => control.role === role && control.name === name);

export const isSignedIn = (screen: Screen): boolean => has(screen, 'link', 'Logout');
