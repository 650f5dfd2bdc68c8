import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as forms from '../../../contract/generated/forms.js';
import { isAssetClass } from '../../../domain/feed/asset-classes.ts';
import { type Criteria, dataViewAddress, filteredBy } from '../../../domain/feed/criteria.ts';
import { cancelledChoices } from '../../../domain/feed/filter-words.ts';
import { type FilterName, filterRules } from '../../../domain/feed/row-filter.ts';
import { typedFilter } from '../../../domain/feed/typed-filter.ts';
import { validateForm } from '../../../domain/form-rules/validate-form.ts';
import { serviceNow } from '../../api/service-time.ts';
import { Buttons } from '../../controls/buttons.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { FilterBox } from './filter-box.tsx';
import { filterBoxes, periodNote } from './filter-boxes.ts';
import { FlagChoice } from './flag-choice.tsx';
import { Note } from './notes.ts';
import { PeriodChoices } from './period-choices.tsx';
import { ToolFields } from './tool-panel-box.tsx';

const Form = styled('form')({
  marginTop: 12,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 4,
  backgroundColor: 'var(--surface)',
  // A drawer is a frame already, and beside the rows the place has its own distances.
  '[role="dialog"] &': { marginTop: 0, padding: 0, border: 0 },
  '[data-tool-place] &': { marginTop: 0, marginBottom: 12 },
});

const Fields = styled(ToolFields)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});

const Presets = styled('div')({ marginBottom: 12 });

const FormButtons = styled(Buttons)({ marginTop: 12 });

/** The filter's form, validated as on the service; its values go into the address. */
export function FilterForm({
  id,
  criteria,
  state,
  onClose,
}: {
  id: string;
  criteria: Criteria;
  /** The router state for the new address. */
  state: unknown;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Partial<Record<FilterName, string>>>>(criteria.filter ?? {});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const change = (name: FilterName, text: string): void =>
    setValues((before) => ({ ...before, [name]: text }));
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([aria-hidden])')?.focus(), []);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { filter, unread } = typedFilter((name) => values[name], serviceNow());
    const found = { ...validateForm(forms.FeedFilterForm, filter, { rules: filterRules }), ...unread };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onClose();
    void navigate(dataViewAddress(filteredBy(criteria, filter)), { state });
  };

  const { assetclass } = criteria;
  return (
    <Form ref={form} id={id} aria-label="Filter rows" noValidate onSubmit={submit}>
      <Presets>
        <PeriodChoices
          from={values.from}
          to={values.to}
          onChosen={(period) => setValues((before) => ({ ...before, ...period }))}
        />
      </Presets>
      <Fields>
        {filterBoxes.map((part) => {
          const [name] = part;
          return (
            <FilterBox
              key={name}
              formId={id}
              part={part}
              value={values[name] ?? ''}
              fault={faults[name] ?? null}
              onChange={(text) => change(name, text)}
            />
          );
        })}
        {criteria.datatype === 'trade' ? (
          <>
            <DropDown
              label="Cancelled trades"
              options={cancelledChoices.map(([value, label]) => ({ value, label }))}
              value={values.cancelled || null}
              onChange={(value) => change('cancelled', value ?? '')}
              placeholder="With the others"
              clearable
              optional
            />
            <FlagChoice
              assetClass={assetclass !== null && isAssetClass(assetclass) ? assetclass : null}
              value={values.flags ?? ''}
              onChange={(value) => change('flags', value)}
            />
          </>
        ) : null}
      </Fields>
      <FormButtons>
        <Button type="submit" variant="contained">
          Apply
        </Button>
        <Button onClick={onClose}>Close</Button>
        <Note>{periodNote}</Note>
      </FormButtons>
    </Form>
  );
}
