import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { boxAttributes } from './box-attributes.ts';
import type { DropDownProps } from './drop-down.tsx';
import { ChevronIcon } from './icons.tsx';
import { optionNamed } from './option-named.ts';

/** What the user did with a box before its list could be opened. */
export type EarlyUse = {
  hasFocus: boolean;
  /** The text typed in place of the chosen option's; null if none. */
  typed: string | null;
  /** The keys pressed since then, in order; the first one opens the list. */
  readonly keys: string[];
};

const Input = styled(OutlinedInput)({
  position: 'relative',
  paddingLeft: 0,
  '& input': { width: 0, minWidth: 30, flexGrow: 1, textOverflow: 'ellipsis' },
});

// As far from the edges as in the box that replaces this one.
const Ends = styled('div')({
  position: 'absolute',
  right: 9,
  top: '50%',
  transform: 'translate(0, -50%)',
  '& button': {
    display: 'flex',
    padding: 2,
    marginRight: -2,
    border: 0,
    background: 'none',
    color: 'var(--daylight-palette-action-active)',
    cursor: 'pointer',
    '&:disabled': { color: 'var(--daylight-palette-action-disabled)', cursor: 'default' },
  },
});

const opening = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];
const walking = [...opening, 'Home', 'End', 'Enter'];

type Props = DropDownProps & {
  readonly id: string;
  readonly early: RefObject<EarlyUse>;
  readonly onWanted: () => void;
};

/** Placeholder for a drop-down's box until its code has loaded: looks the same and records what is done with it. */
export function WaitingBox({
  id,
  early,
  onWanted,
  label,
  name,
  options,
  value,
  placeholder = 'Select...',
  clearable = false,
  disabled = false,
  optional = false,
  hint,
  error = null,
  onChange,
  onBlur,
}: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === null ? '' : (options.find((one) => one.value === value)?.label ?? value);

  useLayoutEffect(() => {
    const element = box.current;
    // At cleanup the element is still in the document.
    return () => {
      early.current.hasFocus = element !== null && document.activeElement === element;
    };
  }, [early]);

  const keep = (text: string | null, ...keys: string[]) => {
    early.current.typed = text;
    early.current.keys.splice(0, Number.POSITIVE_INFINITY, ...keys);
    setTyped(text);
  };

  const open = () => {
    onWanted();
    if (disabled || typed !== null || early.current.keys.length > 0) return;
    keep(null, 'ArrowDown');
    box.current?.focus();
    box.current?.select();
  };

  const whenPressed = (event: KeyboardEvent) => {
    const { keys } = early.current;
    const isOpening = typed !== null || keys.length > 0;
    if (event.key === 'Escape') keep(null);
    else if ((isOpening ? walking : opening).includes(event.key)) {
      event.preventDefault();
      keys.push(event.key);
    }
  };

  return (
    <Input
      id={id}
      inputRef={box}
      value={typed ?? chosen}
      disabled={disabled}
      fullWidth
      error={error !== null}
      placeholder={placeholder}
      onFocus={onWanted}
      onMouseDown={(event) => {
        // The real box may replace this one before the button is released.
        if (event.target !== box.current) event.preventDefault();
        if (event.button === 0) open();
      }}
      onClick={open}
      onKeyDown={whenPressed}
      onChange={(event) => keep(event.target.value)}
      onBlur={() => {
        const named = optionNamed(options, early.current.typed ?? '');
        // The list is not opened once the user has moved on, who has chosen if it was a whole name that was typed.
        keep(null);
        if (named) onChange(named.value);
        onBlur?.();
      }}
      endAdornment={
        <Ends>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Open ${label}`}
            title={`Open ${label}`}
            disabled={disabled}
          >
            <ChevronIcon />
          </button>
        </Ends>
      }
      style={{ paddingRight: clearable && !disabled && (typed ?? chosen) !== '' ? 65 : 39 }}
      slotProps={{
        input: {
          ...boxAttributes({ id, name, optional, hint, error }),
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          'aria-busy': false,
          autoComplete: 'off',
          autoCapitalize: 'none',
        },
      }}
    />
  );
}
