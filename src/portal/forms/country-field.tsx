import { useMemo } from 'react';
import { countries, countryName } from '../../domain/account/countries.ts';
import { LateDropDown } from '../controls/late-drop-down.tsx';
import { useField } from './form-actor.ts';
import { TextControl, TextField } from './text-field.tsx';

export type CountryFieldProps = { name?: string; label?: string; readOnly?: boolean };

/**
 * A country from the fixed list (A 2.8, 5), found by typing; stores the chosen one's code, or '' if cleared (A 4.6).
 */
export function CountryField({ name = 'country', label = 'Country', readOnly = false }: CountryFieldProps) {
  const field = useField(name);
  const options = useMemo(() => countries().map(({ code, name: label }) => ({ value: code, label })), []);
  const code = typeof field.value === 'string' ? field.value : '';
  if (readOnly) return <TextField name={name} label={label} readOnly component={CountryText} />;
  return (
    <LateDropDown
      name={name}
      label={label}
      options={options}
      areCountries
      value={code === '' ? null : code}
      clearable
      disabled={field.locked}
      error={field.error}
      onChange={(value) => field.change(value ?? '')}
      onBlur={field.leave}
      emptyText="No country has this name"
    />
  );
}

function CountryText(props: Parameters<typeof TextControl>[0]) {
  return <TextControl {...props} value={props.value === '' ? '' : countryName(props.value)} />;
}
