import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { type Criteria, dataViewAddress, filteredBy } from '../../../domain/feed/criteria.ts';
import { filterParts } from '../../../domain/feed/filter-words.ts';
import { late } from '../../browser/late.ts';
import { Buttons } from '../../controls/buttons.ts';
import { CrossIcon } from '../../controls/icons.tsx';
import { useLateCode } from '../../hooks/use-late.tsx';
import { phone } from '../../theme/widths.ts';
import { ToolPlace } from './tool-place.tsx';

const filterForm = late(async () => (await import('./filter-form.tsx')).FilterForm);

/** Marks a navigation by filter, after which the focus stays on the filters. */
const byFilter = { isFiltered: true };

const cameByFilter = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFiltered' in state && state.isFiltered === true;

// A form that opens here has a line of its own.
const Root = styled('section')({
  flex: 'none',
  maxWidth: '100%',
  '&:has(form)': { flex: '1 0 100%' },
});

// As narrow as it can be, since the state of new rows stands beside it.
const Opener = styled(Button)({
  [`@media ${phone}`]: { padding: '0 10px', fontSize: 'var(--text-small)' },
});

const Chip = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '0 6px 0 12px',
  color: 'var(--ink)',
  background: 'var(--accent-soft)',
  border: '1px solid var(--accent)',
  borderRadius: 16,
  fontSize: 'var(--text-control)',
  textDecoration: 'none',
  '& svg': { color: 'var(--accent)' },
});

/** The address of the view without filters. */
export function ClearFilters({ criteria, children }: { criteria: Criteria; children: string }) {
  return (
    <Button component={Link} to={dataViewAddress(filteredBy(criteria, {}))} state={byFilter}>
      {children}
    </Button>
  );
}

/** The filters: the form, and each of its parts with a way to remove it. */
export function Filters({ criteria }: { criteria: Criteria }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const FilterForm = useLateCode(filterForm, isOpen, () => setOpen(false));
  const id = useId();
  const { state, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // The view stays while other rows load, so each navigation counts, not each state.
  const filteredAt = cameByFilter(state) ? key : null;
  useEffect(() => {
    if (!isReturn && filteredAt !== null) button.current?.focus();
  }, [filteredAt, isReturn]);
  // Beside the rows the form stands after them.
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const { filter = {} } = criteria;
  const parts = filterParts(filter);
  return (
    <Root aria-label="Filters" data-print="no">
      <Buttons>
        <Opener
          ref={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen((open) => !open)}
        >
          {parts.length === 0 ? 'Filter rows' : 'Change filters'}
        </Opener>
        {parts.map(({ name, words }) => {
          const { [name]: _taken, ...rest } = filter;
          return (
            <Chip
              key={name}
              to={dataViewAddress(filteredBy(criteria, rest))}
              state={byFilter}
              aria-label={`Remove filter: ${words}`}
            >
              {words}
              <CrossIcon />
            </Chip>
          );
        })}
        {parts.length > 1 ? <ClearFilters criteria={criteria}>Clear all</ClearFilters> : null}
      </Buttons>
      {isOpen && FilterForm ? (
        <ToolPlace label="Filter rows" onClose={close}>
          <FilterForm id={id} criteria={criteria} state={byFilter} onClose={close} />
        </ToolPlace>
      ) : null}
    </Root>
  );
}
