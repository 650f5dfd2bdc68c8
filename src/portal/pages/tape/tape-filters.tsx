import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as forms from '../../../contract/generated/forms.js';
import type { TapePage } from '../../../contract/generated/types.ts';
import { allAssetClasses } from '../../../domain/feed/asset-classes.ts';
import { isCurrency } from '../../../domain/feed/currencies.ts';
import { cancelledChoices } from '../../../domain/feed/filter-words.ts';
import { type FilterName, filterRules, type RowFilter } from '../../../domain/feed/row-filter.ts';
import { type TapeChoice, tapeAddress } from '../../../domain/feed/tape-choice.ts';
import { typedFilter } from '../../../domain/feed/typed-filter.ts';
import { validateForm } from '../../../domain/form-rules/validate-form.ts';
import { serviceNow } from '../../api/service-time.ts';
import { BottomDrawer } from '../../controls/bottom-drawer.tsx';
import { DropDown } from '../../controls/drop-down.tsx';
import { smallOnScreen } from '../../theme/widths.ts';
import { FilterBox } from '../data-view/filter-box.tsx';
import {
  type FilterPart,
  filterBoxes,
  isPeriodPart,
  periodNote,
  periodParts,
} from '../data-view/filter-boxes.ts';
import { PeriodChoices } from '../data-view/period-choices.tsx';
import { Chip } from './chip.tsx';

const Line = styled('section')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const Buttons = styled('div')({ display: 'flex', gap: 8, marginTop: 8 });
const Note = styled('p')({ color: 'var(--muted)', fontSize: 'var(--text-small)', lineHeight: '20px' });

const sizeParts = filterBoxes.filter(([name]) => name === 'sizefrom' || name === 'sizeto');
const priceParts = filterBoxes.filter(([name]) => name === 'pricefrom' || name === 'priceto');
const flagParts = [['flags', 'Flags, any of these', 'LRGS,ILQD']] as const satisfies readonly FilterPart[];

const between = (from: string | undefined, to: string | undefined): string =>
  [from === undefined ? null : `from ${from}`, to === undefined ? null : `to ${to}`]
    .filter((part) => part !== null)
    .join(' ');

/** Some parts of the filter, typed, and validated as on the service. */
function TypedParts({
  parts,
  filter,
  note,
  onChosen,
}: {
  parts: readonly FilterPart[];
  filter: RowFilter;
  note?: string;
  onChosen: (filter: RowFilter) => void;
}) {
  const id = useId();
  const [values, setValues] = useState<Readonly<Partial<Record<FilterName, string>>>>(filter);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = typedFilter((name) => values[name], serviceNow());
    const found = {
      ...validateForm(forms.FeedFilterForm, typed.filter, { rules: filterRules }),
      ...typed.unread,
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onChosen(typed.filter);
  };
  const clear = (): void => {
    const rest = { ...filter };
    for (const [name] of parts) delete rest[name];
    onChosen(rest);
  };
  return (
    <form noValidate onSubmit={submit}>
      {parts.some(([name]) => isPeriodPart(name)) ? (
        <PeriodChoices
          from={values.from}
          to={values.to}
          onChosen={(period) => setValues((before) => ({ ...before, ...period }))}
        />
      ) : null}
      {parts.map((part) => (
        <FilterBox
          key={part[0]}
          formId={id}
          part={part}
          value={values[part[0]] ?? ''}
          fault={faults[part[0]] ?? null}
          onChange={(text) => setValues((before) => ({ ...before, [part[0]]: text }))}
        />
      ))}
      {note === undefined ? null : <Note>{note}</Note>}
      <Buttons>
        <Button type="submit" variant="contained">
          Show
        </Button>
        <Button onClick={clear}>Clear</Button>
      </Buttons>
    </form>
  );
}

/** Currencies as they are typed, with commas or blanks between them. */
function Currencies({ chosen, onChosen }: { chosen: string; onChosen: (codes: string) => void }) {
  const id = useId();
  const [text, setText] = useState(chosen);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const codes = text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const unknown = codes.find((code) => !isCurrency(code));
    setFault(unknown === undefined ? null : `${unknown} is no currency: write codes such as EUR, GBP`);
    if (unknown === undefined) onChosen(codes.join());
  };
  return (
    <form noValidate onSubmit={submit}>
      <FilterBox
        formId={id}
        part={['currency', 'Currency of the price or the notional', 'EUR, GBP']}
        value={text}
        fault={fault}
        onChange={setText}
      />
      <Buttons>
        <Button type="submit" variant="contained">
          Show
        </Button>
        <Button onClick={() => onChosen('')}>Clear</Button>
      </Buttons>
    </form>
  );
}

type Offered = { readonly choice: TapeChoice } & Pick<TapePage, 'Venues' | 'SubAssetClasses'>;

/** The parts of what is chosen. */
function Chips({ choice, Venues: venues, SubAssetClasses: subClasses }: Offered) {
  const navigate = useNavigate();
  const { scope, filter } = choice;
  const go = (next: Partial<TapeChoice>): void => void navigate(tapeAddress({ ...choice, ...next }));
  const within = (name: keyof TapeChoice['scope'], value: string | null): void => {
    const { [name]: _former, ...others } = scope;
    go({ scope: value === null || value === '' ? others : { ...others, [name]: value } });
  };
  const typed = (parts: readonly FilterPart[], close: () => void, note?: string) => (
    <TypedParts
      parts={parts}
      filter={filter}
      {...(note === undefined ? {} : { note })}
      onChosen={(next) => {
        close();
        go({ filter: next });
      }}
    />
  );
  const all = venues.length === 1 ? 'The only one' : `All ${venues.length}`;
  const cancelled = cancelledChoices.find(([value]) => value === filter.cancelled);
  return (
    <>
      <Chip label="Venue" words={scope.tv ?? all} isSet={scope.tv !== undefined}>
        {(close) => (
          <DropDown
            label="Trading venue"
            options={venues.map(({ MIC, Name }) => ({ value: MIC, label: `${MIC}, ${Name}` }))}
            value={venues.some(({ MIC }) => MIC === scope.tv) ? (scope.tv ?? null) : null}
            onChange={(value) => {
              close();
              within('tv', value);
            }}
            placeholder="All venues"
            clearable
            optional
          />
        )}
      </Chip>
      <Chip label="Class" words={scope.assetclass ?? 'All'} isSet={scope.assetclass !== undefined}>
        {(close) => (
          <DropDown
            label="Asset class"
            options={allAssetClasses.map((name) => ({ value: name, label: name }))}
            value={scope.assetclass ?? null}
            onChange={(value) => {
              close();
              const { assetclass: _class, subassetclass: _subClass, ...others } = scope;
              go({ scope: value === null ? others : { ...others, assetclass: value } });
            }}
            placeholder="All classes"
            clearable
            optional
          />
        )}
      </Chip>
      {subClasses.length === 0 && scope.subassetclass === undefined ? null : (
        <Chip
          label="Sub-class"
          words={scope.subassetclass ?? 'All'}
          isSet={scope.subassetclass !== undefined}
        >
          {(close) => (
            <DropDown
              label="Sub-asset class"
              // One that the address names stays, though it has no trades, so that it can be cleared.
              options={[...new Set([...subClasses, scope.subassetclass])]
                .filter((name) => name !== undefined)
                .map((name) => ({ value: name, label: name }))}
              value={scope.subassetclass ?? null}
              onChange={(value) => {
                close();
                within('subassetclass', value);
              }}
              placeholder="All sub-classes"
              clearable
              optional
            />
          )}
        </Chip>
      )}
      <Chip
        label="Currency"
        words={scope.currency?.replaceAll(',', ', ') ?? 'Any'}
        isSet={scope.currency !== undefined}
      >
        {(close) => (
          <Currencies
            chosen={scope.currency ?? ''}
            onChosen={(codes) => {
              close();
              within('currency', codes);
            }}
          />
        )}
      </Chip>
      <Chip
        label="Quantity"
        words={between(filter.sizefrom, filter.sizeto) || 'Any'}
        isSet={(filter.sizefrom ?? filter.sizeto) !== undefined}
      >
        {(close) => typed(sizeParts, close)}
      </Chip>
      <Chip
        label="Price"
        words={between(filter.pricefrom, filter.priceto) || 'Any'}
        isSet={(filter.pricefrom ?? filter.priceto) !== undefined}
      >
        {(close) => typed(priceParts, close)}
      </Chip>
      <Chip
        label="Flags"
        words={filter.flags?.replaceAll(',', ' or ') ?? 'Any or none'}
        isSet={filter.flags !== undefined}
      >
        {(close) => typed(flagParts, close)}
      </Chip>
      <Chip
        label="Period"
        words={between(filter.from, filter.to) || 'All'}
        isSet={(filter.from ?? filter.to) !== undefined}
      >
        {(close) => typed(periodParts, close, periodNote)}
      </Chip>
      <Chip label="Cancelled" words={cancelled?.[1] ?? 'With the others'} isSet={cancelled !== undefined}>
        {(close) => (
          <DropDown
            label="Cancelled trades"
            options={cancelledChoices.map(([value, label]) => ({ value, label }))}
            value={filter.cancelled ?? null}
            onChange={(value) => {
              close();
              const { cancelled: _former, ...others } = filter;
              go({ filter: value === null ? others : { ...others, cancelled: value } });
            }}
            placeholder="With the others"
            clearable
            optional
          />
        )}
      </Chip>
    </>
  );
}

/** What the tape is narrowed to, part by part; the address keeps it. On a phone the parts are in a drawer. */
export function TapeFilters(offered: Offered) {
  const { timing, scope, filter } = offered.choice;
  const [isOpen, setOpen] = useState(false);
  const isSmall = useMediaQuery(smallOnScreen, { noSsr: true });
  const count = Object.keys(scope).length + Object.keys(filter).length;
  return (
    <Line aria-label="Filters" data-print="no">
      {isSmall ? (
        <>
          <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Filters{count > 0 ? ` · ${count}` : ''}
          </Button>
          <BottomDrawer title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
            <Chips {...offered} />
            <Buttons>
              <Button variant="contained" onClick={() => setOpen(false)}>
                Show trades
              </Button>
            </Buttons>
          </BottomDrawer>
        </>
      ) : (
        <Chips {...offered} />
      )}
      {count > 0 ? (
        <Button variant="text" component={Link} to={tapeAddress({ timing, scope: {}, filter: {} })}>
          Clear
        </Button>
      ) : null}
    </Line>
  );
}
