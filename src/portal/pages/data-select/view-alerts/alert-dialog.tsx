import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import * as forms from '../../../../contract/generated/forms.js';
import type { Failure } from '../../../../domain/failure.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { typedNumber, unreadNumberText } from '../../../../domain/typed-number.ts';
import { type LastPrices, lastPriceWords } from '../../../../domain/view-alerts/last-price.ts';
import {
  type AlertCondition,
  type AlertSide,
  alertKinds,
  alertRules,
  alertSides,
} from '../../../../domain/view-alerts/view-alerts.ts';
import { serviceNow } from '../../../api/service-time.ts';
import { DropDown } from '../../../controls/drop-down.tsx';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../../forms/ask-dialog.tsx';

const Hint = styled('div')({ marginBottom: 20 });

/** What an alert can be set on. */
export type WatchedPlace = {
  /** Where its rows are published, in words. */
  readonly label: string;
  /** The sides that its rows have; the first is the default. */
  readonly sides: readonly AlertSide[];
  /** The last prices, as far as the page has them. */
  readonly last?: { readonly prices: LastPrices; readonly isDelayed: boolean };
};

type Props<Place extends WatchedPlace> = {
  readonly isOpen: boolean;
  /** Name of the view, or of the instrument. */
  readonly view: string;
  /** If there are several, one of them is chosen. */
  readonly places: readonly Place[];
  readonly isBusy: boolean;
  /** Why the previous input was refused. */
  readonly failure: Failure | null;
  readonly onCancel: () => void;
  readonly onGiven: (condition: AlertCondition, byMail: boolean, place: Place) => void;
};

const hint = 'A number such as 101.25, 1,000,000 or 1.5m.';
const silenceHint =
  'The segment of the view publishes nothing new during its trading hours for longer than expected. You are told when this begins, and again when it ends.';
const ways = [
  { value: 'mail', label: 'Here and by e-mail', description: 'At most every 15 minutes' },
  { value: 'here', label: 'Here only', description: 'Below the saved views' },
];

/** Asks for the condition of an alert on a view. */
export function AlertDialog<Place extends WatchedPlace>({ isOpen, view, ...form }: Props<Place>) {
  return (
    <AskDialog isOpen={isOpen} title={`Alert on “${view}”`} isBusy={form.isBusy} onCancel={form.onCancel}>
      <AlertForm {...form} />
    </AskDialog>
  );
}

// Inside the dialog, so that it starts empty each time it opens.
function AlertForm<Place extends WatchedPlace>({
  places,
  isBusy,
  failure,
  onCancel,
  onGiven,
}: Omit<Props<Place>, 'isOpen' | 'view'>) {
  const [chosenLabel, setChosenLabel] = useState<string | null>(places[0]?.label ?? null);
  const place = places.find(({ label }) => label === chosenLabel) ?? places[0];
  const sides: readonly AlertSide[] = place?.sides ?? [];
  const [kind, setKind] = useState<AlertCondition['kind']>('priceUp');
  const [chosenSide, setChosenSide] = useState<AlertSide>();
  const side = sides.find((one) => one === chosenSide) ?? sides[0] ?? 'price';
  const last = kind === 'sizeAbove' ? undefined : place?.last?.prices[side];
  const [value, setValue] = useState('');
  const [byMail, setByMail] = useState(true);
  const fault = useFieldFault(failure);
  const isSilence = kind === 'venueSilent';
  const confirm = (): void => {
    if (!place) return;
    if (kind === 'venueSilent') {
      onGiven({ kind, side: 'price', value: '' }, byMail, place);
      return;
    }
    const number = typedNumber(value);
    const typed = number ?? value.trim();
    const found = validateForm(forms.AlertForm, { kind, value: typed }, { rules: alertRules }).value ?? null;
    const wrong = number === null && typed !== '' ? unreadNumberText : found;
    fault.tell(wrong);
    if (wrong === null) onGiven({ kind, side, value: typed }, byMail, place);
  };
  return (
    <AskForm
      isBusy={isBusy}
      confirmLabel="Set alert"
      busyLabel="Setting…"
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {places.length > 1 ? (
        <DropDown
          label="Venue"
          options={places.map(({ label }) => ({ value: label, label }))}
          value={place?.label ?? ''}
          disabled={isBusy}
          onChange={(label) => {
            setChosenLabel(label);
            fault.tell(null);
          }}
        />
      ) : null}
      {sides.length > 1 && !isSilence ? (
        <DropDown
          label="Side"
          options={alertSides.filter((one) => sides.includes(one.value))}
          value={side}
          disabled={isBusy}
          onChange={(chosen) => {
            setChosenSide(sides.find((one) => one === chosen));
            fault.tell(null);
          }}
        />
      ) : null}
      <DropDown
        label="Tell me when"
        options={alertKinds}
        value={kind}
        disabled={isBusy}
        onChange={(chosen) => {
          setKind(alertKinds.find((one) => one.value === chosen)?.value ?? kind);
          fault.tell(null);
        }}
      />
      {isSilence ? (
        <Hint>
          <FormHelperText component="div" error={fault.fault !== null} role="status">
            {fault.fault ?? silenceHint}
          </FormHelperText>
        </Hint>
      ) : (
        <AskedField
          label="Number"
          name="value"
          hint={
            last && place?.last
              ? `${lastPriceWords(last, place.last.isDelayed, serviceNow().slice(0, 10))}. ${hint}`
              : hint
          }
          value={value}
          inputMode="decimal"
          isBusy={isBusy}
          onValue={setValue}
          {...fault}
        />
      )}
      <DropDown
        label="Where"
        options={ways}
        value={byMail ? 'mail' : 'here'}
        disabled={isBusy}
        onChange={(chosen) => setByMail(chosen !== 'here')}
      />
    </AskForm>
  );
}
