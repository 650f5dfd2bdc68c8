import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { late } from '../../../src/portal/browser/late.ts';
import { DropDownBox } from '../../../src/portal/controls/drop-down.tsx';
import { type dropDownCode, LateDropDown } from '../../../src/portal/controls/late-drop-down.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';

const options = ['France', 'Germany', 'Greece'].map((label) => ({ value: label.slice(0, 2), label }));

const chosen = vi.fn();
const left = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Held({ start, code }: { start: string | null; code: typeof dropDownCode }) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Held">
      <LateDropDown
        code={code}
        label="Country"
        name="country"
        hint="Where you live."
        options={options}
        value={value}
        clearable
        onBlur={left}
        onChange={(next) => {
          setValue(next);
          chosen(next);
        }}
      />
      <input aria-label="Next" />
    </form>
  );
}

/** Draws a drop-down whose code comes only when it is asked for. */
function show(start: string | null = null): { readonly arrive: () => Promise<void> } {
  const code: typeof dropDownCode = late(async () => DropDownBox);
  render(<Held start={start} code={code} />);
  return { arrive: () => act(async () => code.want()) };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const focus = (element: HTMLElement) => act(() => element.focus());
const press = (key: string) => fireEvent.keyDown(box(), { key });
const write = (value: string) => fireEvent.change(box(), { target: { value } });

/** What assistive technology and forms see of the box. */
const attributesNow = () =>
  Object.fromEntries(
    [...box().attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]),
  );

describe('a drop-down whose code comes late', () => {
  test('has the same attributes and value before and after', async () => {
    const { arrive } = show('Fr');
    const [before, value] = [attributesNow(), box().value];
    const button = screen.getByRole('button', { name: 'Open Country' });
    await arrive();
    expect(button.isConnected).toBe(false);
    expect(screen.getByRole('button', { name: 'Open Country' }).tabIndex).toBe(-1);
    expect(value).toBe('France');
    expect(box().value).toBe(value);
    expect(attributesNow()).toEqual(before);
  });

  test('has no accessibility violations before', async () => {
    show();
    await expectAccessible(document.body);
  });

  test('is fetched at the first sign of a person', async () => {
    show();
    const first = box();
    await userEvent.pointer({ target: document.body });
    await vi.waitFor(() => expect(first.isConnected).toBe(false));
    await userEvent.click(box());
    expect(isOpen()).toBe(true);
  });

  test('keeps the focus and the typed text', async () => {
    const { arrive } = show();
    focus(box());
    write('Ger');
    await arrive();
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('Ger');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Germany']);
    await userEvent.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([['Ge']]);
  });

  test('replays the keys of a choice that was made before', async () => {
    const { arrive } = show();
    focus(box());
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await arrive();
    expect(chosen.mock.calls).toEqual([['Ge']]);
    expect(document.activeElement).toBe(box());
    expect(isOpen()).toBe(false);
  });

  test('opens if its button was pressed before', async () => {
    const { arrive } = show();
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Open Country' }));
    await arrive();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(box());
  });

  test('stays closed and discards the input if the box was left before', async () => {
    const { arrive } = show('Fr');
    focus(box());
    write('Gr');
    press('Enter');
    focus(screen.getByLabelText('Next'));
    expect(left).toHaveBeenCalledOnce();
    await arrive();
    expect(isOpen()).toBe(false);
    expect(box().value).toBe('France');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('is cleared by emptying the box', async () => {
    const { arrive } = show('Fr');
    focus(box());
    write('');
    await arrive();
    expect(chosen.mock.calls).toEqual([[null]]);
    expect(box().value).toBe('');
  });

  test('discards the input on Escape', async () => {
    const { arrive } = show('Fr');
    focus(box());
    write('Gr');
    press('Escape');
    await arrive();
    expect(isOpen()).toBe(false);
    expect(box().value).toBe('France');
  });

  test('says so when its code fails to load, and works once it has loaded', async () => {
    let isThere = false;
    const code: typeof dropDownCode = late(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return DropDownBox;
    });
    render(<Held start="Fr" code={code} />);
    await act(async () => code.want());
    expect(box().value).toBe('France');
    expect(
      screen.getByText('The list could not be loaded. Please try again, or load the page again.').id,
    ).toBe(box().getAttribute('aria-describedby')?.split(' ')[0]);
    isThere = true;
    await act(async () => code.want());
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await userEvent.click(box());
    expect(isOpen()).toBe(true);
  });

  test('is fetched once at a time, and after a failure only for what is done on purpose', async () => {
    const attempts: ((error: Error) => void)[] = [];
    const code: typeof dropDownCode = late(() => new Promise((_, reject) => attempts.push(reject)));
    render(<Held start="Fr" code={code} />);
    const move = () => fireEvent.pointerMove(document.body);
    move();
    move();
    fireEvent.pointerDown(document.body);
    expect(attempts).toHaveLength(1);
    await act(async () => attempts[0]?.(new TypeError('Failed to fetch')));
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    move();
    move();
    expect(attempts).toHaveLength(1);
    fireEvent.pointerDown(document.body);
    expect(attempts).toHaveLength(2);
  });
});
