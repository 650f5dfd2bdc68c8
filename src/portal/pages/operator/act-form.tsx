import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState } from 'react';
import { roleForAct } from '../../../domain/operator/roles.ts';
import { TextButton } from '../../controls/text-link.ts';
import { AskDialog, AskedField, AskForm } from '../../forms/ask-dialog.tsx';
import { describedBy, FieldFrame } from '../../forms/field-frame.tsx';
import { actTitle, type OfferedAct } from './act-words.ts';
import { useActing } from './console-screen.tsx';
import { useRowName } from './row-name.ts';
import { useRoles } from './use-roles.ts';

/** What an act has to be told before it can be looked at. */
type Asked = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** What it is at first; the first choice, or nothing. */
  readonly initial?: string;
} & (
  | {
      readonly choices: readonly (readonly [value: string, words: string])[];
      readonly faultOf?: never;
    }
  | {
      readonly choices?: never;
      /** It may stay empty. */
      readonly isOptional?: boolean;
      /** What is wrong with the text; null if nothing is. */
      readonly faultOf: (text: string) => string | null;
    }
);

type FieldProps = {
  readonly asked: Asked;
  readonly value: string;
  readonly isFirst: boolean;
  readonly fault: string | null;
  readonly onValue: (value: string) => void;
};

function Field({ asked, value, isFirst, fault, onValue }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== null) input.current?.focus();
  }, [fault]);
  const { name, label, hint, choices } = asked;
  if (!choices)
    return (
      <AskedField
        fault={fault}
        input={input}
        // What was wrong is told until the text changes, which `onValue` hears of.
        tell={() => {}}
        label={label}
        name={name}
        hint={hint}
        value={value}
        isOptional={asked.isOptional ?? false}
        hasFirstFocus={isFirst}
        onValue={onValue}
      />
    );
  return (
    <FieldFrame id={id} label={label} optional={false} hint={hint} error={null}>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id, name, 'aria-describedby': describedBy(id, hint, null) }}
        value={value}
        autoFocus={isFirst}
        onChange={({ target }) => onValue(target.value)}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

type Props<Name extends OfferedAct['Name']> = {
  readonly name: Name;
  /** On the button; the act's title if absent. */
  readonly label?: string;
  readonly fields: readonly Asked[];
  readonly actOf: (values: Readonly<Record<string, string>>) => Extract<OfferedAct, { readonly Name: Name }>;
};

type Entered = {
  /** How many acts had been done then. */
  readonly doneCount: number;
  readonly texts: Readonly<Record<string, string>>;
};

/** A button that asks what an act needs, and then begins it; not there for whom no role allows it. */
export function ActForm<Name extends OfferedAct['Name']>({ name, label, fields, actOf }: Props<Name>) {
  const { want, doneCount } = useActing();
  const row = useRowName();
  const roles = useRoles();
  const [fault, setFault] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  // What was entered stays for the next try, until an act is done.
  const [entered, setEntered] = useState<Entered>({ doneCount, texts: {} });
  if (roleForAct(roles, name) === null || fields.some(({ choices }) => choices?.length === 0)) return null;
  const texts = entered.doneCount === doneCount ? entered.texts : {};
  const textOf = ({ name: field, initial, choices }: Asked): string => {
    const text = texts[field];
    const isThere = text !== undefined && (choices?.some(([value]) => value === text) ?? true);
    return isThere ? text : (initial ?? choices?.[0]?.[0] ?? '');
  };
  const begin = (): void => {
    const wrong = fields.flatMap((asked) => {
      const text = asked.faultOf?.(textOf(asked).trim()) ?? null;
      return text === null ? [] : [{ name: asked.name, text }];
    });
    const [first] = wrong;
    if (first) {
      setFault(first);
      return;
    }
    setOpen(false);
    want(actOf(Object.fromEntries(fields.map((asked) => [asked.name, textOf(asked).trim()]))));
  };
  const title = label ?? actTitle(name);
  return (
    <>
      <TextButton type="button" onClick={() => setOpen(true)} {...(row ? { 'aria-describedby': row } : {})}>
        {title}…
      </TextButton>
      <AskDialog isOpen={isOpen} title={title} onCancel={() => setOpen(false)}>
        <AskForm confirmLabel="Look at it first" onCancel={() => setOpen(false)} onConfirm={begin}>
          {fields.map((asked, at) => (
            <Field
              key={asked.name}
              asked={asked}
              value={textOf(asked)}
              isFirst={at === 0}
              fault={fault?.name === asked.name ? fault.text : null}
              onValue={(value) => {
                setEntered({ doneCount, texts: { ...texts, [asked.name]: value } });
                setFault(null);
              }}
            />
          ))}
        </AskForm>
      </AskDialog>
    </>
  );
}
