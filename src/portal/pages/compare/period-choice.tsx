import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as forms from '../../../contract/generated/forms.js';
import { type Comparison, compareAddress, lastPeriods } from '../../../domain/compare/comparison.ts';
import { filterRules } from '../../../domain/feed/row-filter.ts';
import { typedFilter } from '../../../domain/feed/typed-filter.ts';
import { validateForm } from '../../../domain/form-rules/validate-form.ts';
import { serviceNow } from '../../api/service-time.ts';
import { TextLink } from '../../controls/text-link.ts';
import { FilterBox } from '../data-view/filter-box.tsx';
import { periodParts } from '../data-view/filter-boxes.ts';

const Root = styled('div')({ marginTop: 12 });

const LastPeriods = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'baseline',
});

const LastPeriod = styled(TextLink)({
  '&[aria-current]': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
});

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'flex-start',
  marginTop: 8,
  '& > div': { flex: '0 1 220px', minWidth: 180 },
  // Level with the boxes, below their labels.
  '& > button': { marginTop: 28 },
});

/** A custom period, checked by the same rules as in the service. */
function OwnPeriod({ comparison }: { comparison: Comparison }) {
  const { period } = comparison;
  const id = useId();
  const navigate = useNavigate();
  const [values, setValues] = useState(
    'from' in period ? { from: period.from, to: period.to ?? '' } : { from: '', to: '' },
  );
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const {
      filter: { from, to },
    } = typedFilter((name) => (name === 'from' || name === 'to' ? values[name] : null), serviceNow());
    const given = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const found = {
      ...validateForm(forms.FeedFilterForm, given, { rules: filterRules }),
      ...(from === undefined ? { from: 'This field is required' } : {}),
    };
    setFaults(found);
    if (from !== undefined && Object.keys(found).length === 0)
      void navigate(compareAddress({ ...comparison, period: { from, to: to ?? null } }));
  };
  return (
    <Form aria-label="Custom period" noValidate onSubmit={submit}>
      {periodParts.map((part) => (
        <div key={part[0]}>
          <FilterBox
            formId={id}
            part={part}
            value={values[part[0]]}
            fault={faults[part[0]] ?? null}
            onChange={(text) => setValues((before) => ({ ...before, [part[0]]: text }))}
          />
        </div>
      ))}
      <Button type="submit">Show this period</Button>
    </Form>
  );
}

/** The period to compare: one that ends now, or a custom one, in UTC. */
export function PeriodChoice({ comparison }: { comparison: Comparison }) {
  const { period } = comparison;
  return (
    <Root data-print="no">
      <LastPeriods aria-label="Period">
        <span>Last</span>
        {lastPeriods.map(([last, words]) => (
          <LastPeriod
            key={last}
            to={compareAddress({ ...comparison, period: { last } })}
            aria-current={'last' in period && period.last === last ? 'true' : undefined}
          >
            {words}
          </LastPeriod>
        ))}
      </LastPeriods>
      <details open={'from' in period}>
        <summary>Custom period</summary>
        <OwnPeriod comparison={comparison} />
      </details>
    </Root>
  );
}
