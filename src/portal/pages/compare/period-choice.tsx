import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, useId, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import * as forms from '../../../contract/generated/forms.js';
import { type Comparison, compareAddress, lastPeriods } from '../../../domain/compare/comparison.ts';
import { filterRules } from '../../../domain/feed/row-filter.ts';
import { typedFilter } from '../../../domain/feed/typed-filter.ts';
import { validateForm } from '../../../domain/form-rules/validate-form.ts';
import { serviceNow } from '../../api/service-time.ts';
import { FilterBox } from '../data-view/filter-box.tsx';
import { periodParts } from '../data-view/filter-boxes.ts';

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
    <Box
      component="form"
      aria-label="Custom period"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'flex-start', marginTop: '8px' }}
    >
      {periodParts.map((part) => (
        <Box key={part[0]} sx={{ flex: '0 1 220px', minWidth: 180 }}>
          <FilterBox
            formId={id}
            part={part}
            value={values[part[0]]}
            fault={faults[part[0]] ?? null}
            onChange={(text) => setValues((before) => ({ ...before, [part[0]]: text }))}
          />
        </Box>
      ))}
      <Button type="submit" sx={{ marginTop: '28px' }}>
        Show this period
      </Button>
    </Box>
  );
}

/** The period to compare: one that ends now, or a custom one, in UTC. */
export function PeriodChoice({ comparison }: { comparison: Comparison }) {
  const { period } = comparison;
  return (
    <Box data-print="no" sx={{ marginTop: '12px' }}>
      <Box
        component="nav"
        aria-label="Period"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', alignItems: 'baseline' }}
      >
        <span>Last</span>
        {lastPeriods.map(([last, words]) => (
          <Link
            key={last}
            component={RouterLink}
            to={compareAddress({ ...comparison, period: { last } })}
            aria-current={'last' in period && period.last === last ? 'true' : undefined}
            sx={{ '&[aria-current]': { color: 'inherit', fontWeight: 600, textDecoration: 'none' } }}
          >
            {words}
          </Link>
        ))}
      </Box>
      <details open={'from' in period}>
        <summary>Custom period</summary>
        <OwnPeriod comparison={comparison} />
      </details>
    </Box>
  );
}
