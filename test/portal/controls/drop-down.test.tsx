import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DropDown, type DropDownProps, type Option } from '../../../src/portal/controls/drop-down.tsx';
import { LongList } from '../../../src/portal/controls/long-list.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';
import { wholeStyle } from '../computed-styles.ts';

const numbered = (howMany: number): Option[] =>
  Array.from({ length: howMany }, (_, index) => ({ value: `v${index + 1}`, label: `Option ${index + 1}` }));

const gilts: Option[] = [
  { value: 'GB00BM8Z2T38', label: 'GB00BM8Z2T38', description: 'UK Treasury 4¼% 2034' },
  { value: 'GB00BMBL1D50', label: 'GB00BMBL1D50', description: 'UK Treasury 0½% 2061' },
];

function Held({ start = null, ...props }: Partial<DropDownProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <DropDown
      label="Asset class"
      options={numbered(9)}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

function show(props: Partial<DropDownProps> & { start?: string | null } = {}) {
  const onChange = vi.fn();
  const rendered = render(<Held {...props} onChange={onChange} />);
  return {
    user: userEvent.setup(),
    onChange,
    box: screen.getByRole('combobox', { name: 'Asset class' }),
    rendered,
  };
}

const listed = (): string[] => screen.getAllByRole('option').map((option) => option.textContent ?? '');
const highlighted = (box: HTMLElement): string | undefined =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined;

describe('A 9, B 9, dropdown defaults', () => {
  test("A 9: the placeholder is 'Select...'", () => {
    const { box } = show();
    expect(box.getAttribute('placeholder')).toBe('Select...');
  });

  test('A 9: at most six items are visible at once, and the others scroll', async () => {
    const { user, box } = show();
    await user.click(box);
    expect(listed()).toHaveLength(9);
    expect(wholeStyle(screen.getByRole('listbox')).maxHeight).toBe(`${6 * 36}px`);
  });

  test('A 9: six two-line items are visible at once', async () => {
    const { user, box } = show({ options: gilts });
    await user.click(box);
    expect(wholeStyle(screen.getByRole('listbox')).maxHeight).toBe(`${6 * 52}px`);
  });

  test('A 9: page down and page up move by five options', async () => {
    const { user, box } = show();
    await user.click(box);
    expect(highlighted(box)).toBe('Option 1');
    await user.keyboard('{PageDown}');
    expect(highlighted(box)).toBe('Option 6');
    await user.keyboard('{PageDown}');
    expect(highlighted(box)).toBe('Option 9');
    await user.keyboard('{PageUp}');
    expect(highlighted(box)).toBe('Option 4');
  });

  test('A 9: the list expands in 150 ms', async () => {
    const { user, box } = show();
    await user.click(box);
    const paper = screen.getByRole('listbox').parentElement;
    expect(paper && wholeStyle(paper).animation).toContain('150ms');
  });
});

describe('choosing', () => {
  test('by mouse: a click opens the list, a click on an option chooses it and closes the list', async () => {
    const { user, box, onChange } = show();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await user.click(box);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Option 3' }));
    expect(onChange.mock.calls).toEqual([['v3']]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((box as HTMLInputElement).value).toBe('Option 3');
  });

  test('by keyboard: arrow down opens the list, arrows move, enter chooses', async () => {
    const { user, onChange } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['v2']]);
  });

  test('by keyboard: home and end go to the first and the last option', async () => {
    const { user, box } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{End}');
    expect(highlighted(box)).toBe('Option 9');
    await user.keyboard('{Home}');
    expect(highlighted(box)).toBe('Option 1');
  });

  test('by keyboard: escape closes the list and keeps the choice', async () => {
    const { user, box, onChange } = show({ start: 'v2' });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((box as HTMLInputElement).value).toBe('Option 2');
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box);
  });

  test('type-ahead: typing narrows the list to options that contain the text, ignoring case', async () => {
    const { user, onChange } = show();
    await user.tab();
    await user.keyboard('oPTion 7');
    expect(listed()).toEqual(['Option 7']);
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['v7']]);
  });

  test('type-ahead: the second line is searched too', async () => {
    const { user } = show({ options: gilts });
    await user.tab();
    await user.keyboard('2061');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test('type-ahead: blanks around a pasted text do not count', async () => {
    const { user } = show();
    await user.tab();
    await user.paste('  Option 7 ');
    expect(listed()).toEqual(['Option 7']);
  });

  test('type-ahead: a country is found by its other names, which are not shown', async () => {
    const { user } = show({ options: [{ value: 'GB', label: 'United Kingdom' }], areCountries: true });
    await user.tab();
    await user.keyboard('engl');
    expect(listed()).toEqual(['United Kingdom']);
  });

  test('a whole name typed, in any case, is chosen when the box is left without Enter', async () => {
    const { user, box, onChange } = show();
    await user.tab();
    await user.keyboard('oPTion 7 ');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['v7']]);
    expect((box as HTMLInputElement).value).toBe('Option 7');
  });

  test.each([
    ['a part of a name', [{ value: 'v1', label: 'Option 10' }]],
    [
      'the name of two options',
      [
        { value: 'v1', label: 'Option 1' },
        { value: 'v2', label: 'Option 1' },
      ],
    ],
  ])('%s is chosen only by Enter or by a click', async (_, options) => {
    const { user, box, onChange } = show({ options });
    await user.tab();
    await user.keyboard('Option 1');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect((box as HTMLInputElement).value).toBe('');
  });

  test('a text that matches no option is reported, and leaving the box restores the choice', async () => {
    const { user, box, onChange } = show({ start: 'v2', emptyText: 'Nothing found' });
    await user.tab();
    await user.clear(box);
    await user.keyboard('zebra');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await user.tab();
    expect((box as HTMLInputElement).value).toBe('Option 2');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the chosen option is marked in the list', async () => {
    const { user, box } = show({ start: 'v4' });
    await user.click(box);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Option 4');
    expect(highlighted(box)).toBe('Option 4');
  });

  test('choosing the same option again is reported, so that a failed list can be requested again', async () => {
    const { user, box, onChange } = show({ start: 'v4' });
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Option 4' }));
    expect(onChange.mock.calls).toEqual([['v4']]);
  });
});

describe('clearing', () => {
  test('a clearable choice is cleared by its button', async () => {
    const { user, onChange, box } = show({ start: 'v1', clearable: true });
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Clear Asset class' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect((box as HTMLInputElement).value).toBe('');
  });

  test('a clearable choice is cleared by emptying the box', async () => {
    const { user, onChange, box } = show({ start: 'v1', clearable: true });
    await user.clear(box);
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('there is no clear button without a choice or when the choice is not clearable', () => {
    const { rendered } = show({ start: 'v1' });
    expect(screen.queryByRole('button', { name: 'Clear Asset class' })).toBeNull();
    rendered.unmount();
    show({ clearable: true });
    expect(screen.queryByRole('button', { name: 'Clear Asset class' })).toBeNull();
  });
});

describe('states', () => {
  test('disabled: it cannot be reached or opened', async () => {
    const { user, box } = show({ disabled: true });
    await user.tab();
    expect(document.activeElement).not.toBe(box);
    await user.click(box);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('loading: the box is busy and the open list says so', async () => {
    const { user, box } = show({ options: [], loading: true });
    expect(box.getAttribute('aria-busy')).toBe('true');
    await user.click(box);
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  test('an error is shown in words and describes the box, before the hint', () => {
    const { box } = show({ error: 'Choose an asset class', hint: 'Nine of them' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Choose an asset class', 'Nine of them']);
  });

  test('the value may change from outside', () => {
    const onChange = vi.fn();
    const props = { label: 'Asset class', options: numbered(3), onChange };
    const { rerender } = render(<DropDown {...props} value={null} />);
    rerender(<DropDown {...props} value="v2" />);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Option 2');
    rerender(<DropDown {...props} value={null} />);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('disabling the box during typing discards the text, without a complaint from React', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const props = { label: 'Asset class', options: numbered(3), value: null, onChange: () => {} };
    const { rerender } = render(<DropDown {...props} />);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(box, 'Option 1');
    rerender(<DropDown {...props} disabled />);
    expect(box.value).toBe('');
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  test('a value that is not among the options is still shown', () => {
    render(<DropDown label="Instrument" options={[]} value="XS1" onChange={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('XS1');
  });

  test.each(['closed', 'open', 'disabled'] as const)(
    '%s: the box has no accessibility violations',
    async (state) => {
      const { user, box } = show({
        disabled: state === 'disabled',
        hint: 'A hint',
        clearable: true,
        options: gilts,
      });
      if (state === 'open') await user.click(box);
      await expectAccessible();
    },
  );
});

describe('a list that is searched elsewhere', () => {
  test('passes on what is typed, and shows the options as they come', async () => {
    const onSearch = vi.fn();
    const { user } = show({ options: gilts, onSearch });
    await user.tab();
    await user.keyboard(' gilt ');
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['g', 'gi', 'gil', 'gilt', 'gilt']);
    // None contains what was typed: matching is not this control's task.
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  test('opening it again asks for the whole list', async () => {
    const onSearch = vi.fn();
    const { user, box } = show({ options: gilts, onSearch, searched: '2061' });
    await user.click(box);
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('leaving without a choice drops the search, and with a choice keeps it', async () => {
    const onSearch = vi.fn();
    const { user, box, rendered } = show({ options: gilts, onSearch, searched: 'zzz' });
    box.focus();
    await user.tab();
    expect(onSearch.mock.calls).toEqual([['']]);
    rendered.unmount();

    const again = show({ options: gilts, onSearch, searched: '2061', start: 'GB00BMBL1D50' });
    again.box.focus();
    await user.tab();
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('the chosen option keeps its label when the list no longer holds it', async () => {
    const [first, second] = gilts;
    if (!first || !second) throw new Error('two are needed');
    const props = {
      label: 'Instrument',
      value: first.value,
      chosen: first,
      onChange: () => {},
      onSearch: () => {},
    };
    const user = userEvent.setup();
    render(<DropDown {...props} options={[second]} />);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    expect(box.value).toBe(first.value);
    await user.click(box);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  });

  test('reaching the last option by keyboard asks for more', async () => {
    const onMore = vi.fn();
    const { user } = show({ onSearch: () => {}, onMore });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(onMore).not.toHaveBeenCalled();
    await user.keyboard('{End}');
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('C 9: thousands of options', () => {
  const many = 1_000;
  const inDocument = () => screen.getAllByRole('option');

  test('load page by page, and the highlighted option stays when the list becomes long', async () => {
    const user = userEvent.setup();
    const list = (howMany: number) => (
      <DropDown
        label="Asset class"
        options={numbered(howMany)}
        value={null}
        onChange={() => {}}
        longList={LongList}
        onMore={() => {}}
      />
    );
    const { rerender } = render(list(50));
    const box = screen.getByRole('combobox');
    await user.tab();
    await user.keyboard('{ArrowDown}{End}');
    expect(highlighted(box)).toBe('Option 50');
    rerender(list(100));
    expect(inDocument().length).toBeLessThan(40);
    expect(inDocument().find((option) => option.classList.contains('Mui-focused'))?.textContent).toBe(
      'Option 50',
    );
    await user.keyboard('{ArrowDown}');
    expect(highlighted(box)).toBe('Option 51');
  });

  test('are never all in the document, which neither keyboard nor assistive technology notices', async () => {
    const { user, box, onChange } = show({ options: numbered(many), longList: LongList });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(inDocument().length).toBeLessThan(40);
    expect(highlighted(box)).toBe('Option 1');
    await user.keyboard('{End}');
    expect(highlighted(box)).toBe(`Option ${many}`);
    const last = inDocument().at(-1);
    expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual([
      `${many}`,
      `${many}`,
    ]);
    await user.keyboard('{PageUp}');
    expect(highlighted(box)).toBe(`Option ${many - 5}`);
    expect(inDocument().filter((option) => option.classList.contains('Mui-focused'))).toHaveLength(1);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[`v${many - 5}`]]);
    // Reopened, the list is at the chosen option.
    await user.keyboard('{ArrowDown}');
    expect(inDocument().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent).toBe(
      `Option ${many - 5}`,
    );
  });

  test('scroll as one list, with room for the options that are not in the document', async () => {
    const { user, box } = show({ options: numbered(many), longList: LongList });
    await user.click(box);
    const list = screen.getByRole('listbox');
    const room = [...list.children].reduce(
      (sum, item) =>
        sum + (item.getAttribute('role') === 'option' ? 36 : Number.parseFloat(wholeStyle(item).height)),
      0,
    );
    expect(room).toBe(many * 36);
    list.scrollTop = 20_000;
    fireEvent.scroll(list);
    const seen = inDocument().map((option) => Number(option.getAttribute('aria-posinset')));
    expect(seen).toContain(Math.floor(20_000 / 36) + 1);
    expect(seen).toContain(Math.floor(20_000 / 36) + 6);
    expect(inDocument().length).toBeLessThan(40);
  });
});
