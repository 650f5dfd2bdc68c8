import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popper from '@mui/material/Popper';
import { keyframes, styled } from '@mui/material/styles';
import {
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type UIEvent,
  useId,
  useMemo,
  useRef,
} from 'react';
import { otherNamesOf } from '../../domain/account/other-country-names.ts';
import type { Option } from '../../domain/feed/criteria.ts';
import { FieldFrame } from '../forms/field-frame.tsx';
import { boxAttributes } from './box-attributes.ts';
import { ChevronIcon, CrossIcon } from './icons.tsx';
import { LongListContext, mostInFull } from './long-list-context.ts';
import { optionNamed } from './option-named.ts';

export type { Option };

export type DropDownProps = {
  readonly label: string;
  /** The label is for screen readers only, because text beside the box already says it. */
  readonly labelHidden?: boolean;
  /** The name by which a form finds the box. */
  readonly name?: string;
  readonly options: readonly Option[];
  /** The value of the chosen option; null if there is none. */
  readonly value: string | null;
  /** The user chose an option (its value) or cleared the choice (null). */
  readonly onChange: (value: string | null) => void;
  /** The chosen option, if `options` may not contain it, as in a searched list. */
  readonly chosen?: Option | null | undefined;
  /**
   * The options are countries by their codes, found by their other names too. These come with the list, not with the
   * options, since the first load of a form has no room for them.
   */
  readonly areCountries?: boolean;
  /** The options' labels are codes and are set in the font for codes. */
  readonly isCode?: boolean;
  readonly placeholder?: string;
  /** The choice can be cleared. */
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  /** More options are being loaded. */
  readonly loading?: boolean;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** The number of options visible at once; the others are scrolled to. */
  readonly maxItems?: number;
  /** Searches the options elsewhere for the text typed here; without it they are filtered by label. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The text of the last search. */
  readonly searched?: string;
  /** The end of the list is in sight and more options are wanted. */
  readonly onMore?: (() => void) | undefined;
  /** Renders a list that can become very long; loaded only where there is one. */
  readonly longList?: ElementType<HTMLAttributes<HTMLElement>>;
  readonly onBlur?: () => void;
  readonly emptyText?: string;
};

const expand = keyframes({
  from: { opacity: 0, clipPath: 'inset(0 0 100% 0)' },
  to: { opacity: 1, clipPath: 'inset(0 0 -24px 0)' },
});

const oneLine = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const Waiting = styled(CircularProgress)({ marginRight: 28, flex: 'none' });

const List = styled(Popper)({
  // Never wider than its box, even while the window is being narrowed.
  maxWidth: '100%',
  '& .MuiAutocomplete-paper': {
    marginBlock: 4,
    border: '1px solid var(--line)',
    boxShadow: '0 8px 24px rgb(10 20 30 / 14%)',
    animation: `${expand} 150ms ease-out`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '& .MuiAutocomplete-loading, & .MuiAutocomplete-noOptions': {
    color: 'var(--muted)',
    padding: '8px 12px',
  },
  '& .MuiAutocomplete-listbox': {
    padding: 0,
    '& .MuiAutocomplete-option': {
      padding: '6px 12px',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      lineHeight: '20px',
      '&.Mui-focused': {
        backgroundColor: 'var(--accent-soft)',
        // Visible where forced colours remove the background.
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
      '&[aria-selected="true"]': {
        backgroundColor: 'transparent',
        boxShadow: 'inset 3px 0 var(--accent)',
        fontWeight: 550,
      },
      '&[aria-selected="true"].Mui-focused': { backgroundColor: 'var(--accent-soft)' },
    },
  },
});

const OptionLabel = styled('span')({
  // All of equal height, so that positions are known without measuring.
  '&[data-long="true"]': oneLine,
});

const OptionDescription = styled('span')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  fontWeight: 400,
  ...oneLine,
});

const lineHeight = 36;
const twoLineHeight = 52;

// Pasted text often has blanks around it.
const byWords = createFilterOptions<Option>({
  trim: true,
  stringify: ({ label, description = '' }) => `${label} ${description}`,
});
const byCountryNames = createFilterOptions<Option>({
  trim: true,
  stringify: ({ value, label }) => `${label} ${otherNamesOf({ code: value, name: label })}`,
});

/** The product's only drop-down: label, box with list, hint and message. */
export function DropDown(props: DropDownProps) {
  const id = useId();
  const { label, labelHidden, optional = false, hint, error = null } = props;
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} optional={optional} hint={hint} error={error}>
      <DropDownBox {...props} id={id} />
    </FieldFrame>
  );
}

/**
 * The box without its label: a combobox with a listbox. Page size 5, six visible items, placeholder 'Select...',
 * expands in 150 ms (A 9, dropdown defaults; no animation under reduced motion).
 */
export function DropDownBox({
  id,
  label,
  name,
  options,
  value,
  onChange,
  chosen,
  areCountries = false,
  isCode = false,
  placeholder = 'Select...',
  clearable = false,
  disabled = false,
  loading = false,
  optional = false,
  hint,
  error = null,
  maxItems = 6,
  onSearch,
  searched = '',
  onMore,
  longList,
  onBlur,
  emptyText = 'Nothing found',
}: DropDownProps & { readonly id: string }) {
  const selected = useSelected(options, value, chosen ?? null);
  // In a ref, because MUI empties a box during render if it is disabled while it has the focus.
  const text = useRef(selected?.label ?? '');
  const offered = useMemo(
    () =>
      selected && !options.some((one) => one.value === selected.value)
        ? [selected, ...options]
        : [...options],
    [options, selected],
  );
  const itemHeight = options.some(({ description }) => description) ? twoLineHeight : lineHeight;

  // Only a list that is loaded in pages can grow this long.
  const isLong = longList !== undefined && offered.length > mostInFull;
  const reached = useRef<((place: number) => void) | null>(null);
  const start = Math.max(
    0,
    offered.findIndex((one) => one.value === value),
  );
  const longListed = useMemo(() => ({ itemHeight, maxItems, start, reached }), [itemHeight, maxItems, start]);

  const search = (wanted: string): void => {
    if (wanted !== searched) onSearch?.(wanted);
  };

  const whenScrolled = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    if (left < maxItems * itemHeight && !loading) onMore?.();
  };

  return (
    <LongListContext value={longListed}>
      <Autocomplete<Option, false, boolean, false>
        id={id}
        options={offered}
        value={selected}
        disabled={disabled}
        loading={loading}
        disableClearable={!clearable}
        autoHighlight
        // Keeps the list next to the box in reading order and inside the same landmark.
        disablePortal
        fullWidth
        openText={`Open ${label}`}
        closeText={`Close ${label}`}
        clearText={`Clear ${label}`}
        loadingText="Loading…"
        noOptionsText={emptyText}
        getOptionKey={(option) => option.value}
        getOptionLabel={(option) => option.label}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        filterOptions={(all, state) =>
          onSearch
            ? all.filter((one) => options.includes(one))
            : (areCountries ? byCountryNames : byWords)(all, state)
        }
        onChange={(_, next) => onChange(next?.value ?? null)}
        onInputChange={(_, next, reason) => {
          // Somebody who types a whole name and goes on to the next field has chosen it.
          const named = reason === 'blur' && !disabled ? optionNamed(options, text.current) : null;
          if (named && named.value !== value) onChange(named.value);
          text.current = next;
          if (reason === 'input') search(next.trim());
        }}
        onOpen={() => {
          // When the box is reopened, the results of the last search would hide all other options.
          if (text.current === (selected?.label ?? '')) search('');
        }}
        onHighlightChange={(_, option, reason) => {
          if (option !== null) reached.current?.(offered.indexOf(option));
          if (reason === 'keyboard' && option !== null && option === options.at(-1) && !loading) onMore?.();
        }}
        onBlur={() => {
          // Nothing was chosen from the search: the box drops its text and the full list returns.
          if (value === null) search('');
          onBlur?.();
        }}
        popupIcon={<ChevronIcon />}
        clearIcon={<CrossIcon />}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            id={params.id}
            disabled={params.disabled}
            fullWidth
            error={error !== null}
            placeholder={placeholder}
            endAdornment={
              <>
                {loading ? <Waiting size={16} thickness={5} aria-hidden /> : null}
                {params.slotProps.input.endAdornment}
              </>
            }
            slotProps={{
              input: {
                ...params.slotProps.htmlInput,
                style: isCode && selected ? { fontFamily: 'var(--mono)', fontSize: '0.92em' } : undefined,
                ...boxAttributes({ id, name, optional, hint, error }),
                'aria-busy': loading,
              },
            }}
          />
        )}
        renderOption={({ key, ...props }, option, { index }) => (
          <li
            key={key}
            {...props}
            style={{ minHeight: itemHeight }}
            {...(isLong ? { 'aria-setsize': offered.length, 'aria-posinset': index + 1 } : {})}
          >
            <OptionLabel data-long={isLong} {...(isCode ? { className: 'mono' } : {})}>
              {option.label}
            </OptionLabel>
            {option.description ? <OptionDescription>{option.description}</OptionDescription> : null}
          </li>
        )}
        slots={{ popper: List }}
        slotProps={{
          popper: { placement: 'bottom-start' },
          listbox: {
            // Set from the start: if the component changed when more options arrive, the list would jump to its first
            // option.
            ...(longList === undefined ? {} : { component: longList }),
            onScroll: whenScrolled,
            'aria-busy': loading,
            'aria-label': label,
            style: { maxHeight: maxItems * itemHeight },
          },
        }}
      />
    </LongListContext>
  );
}

/**
 * The chosen option, as the same object while its content is the same: a new object would discard what is being typed.
 */
function useSelected(options: readonly Option[], value: string | null, chosen: Option | null): Option | null {
  const found =
    value === null
      ? null
      : (options.find((option) => option.value === value) ??
        (chosen?.value === value ? chosen : { value, label: value }));
  const [shownValue, label, description] = [found?.value, found?.label, found?.description];
  return useMemo(() => {
    if (shownValue === undefined || label === undefined) return null;
    return { value: shownValue, label, ...(description === undefined ? {} : { description }) };
  }, [shownValue, label, description]);
}
