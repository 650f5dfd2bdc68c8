import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Fragment, useRef } from 'react';
import { viewOf } from '../../../machines/form.ts';
import { TextButton } from '../controls/text-link.ts';
import { useFormActor } from './form-actor.ts';
import { goToField } from './go-to-field.ts';

const Text = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  maxWidth: '70ch',
});

// Keeps the comma on the line of the preceding word.
const Item = styled('span')({ whiteSpace: 'nowrap' });

type Props = {
  /** The label of each field, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
};

/** Next to a disabled button: the fields that keep it disabled, each a link to the field. */
export function StillNeeded({ labels }: Props) {
  const actor = useFormActor();
  const element = useRef<HTMLParagraphElement>(null);
  const errors = useSelector(actor, (snapshot) => snapshot.context.errors);
  const isOpen = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'open');
  const missing = Object.entries(labels).filter(([name]) => name in errors);
  if (!isOpen || missing.length === 0) return null;
  return (
    <Text ref={element}>
      Still needed:{' '}
      {missing.map(([name, label], index) => (
        <Fragment key={name}>
          {index === 0 ? '' : ' '}
          <Item>
            <TextButton type="button" onClick={() => goToField(element.current?.closest('form'), name)}>
              {label}
            </TextButton>
            {index === missing.length - 1 ? '' : ','}
          </Item>
        </Fragment>
      ))}
    </Text>
  );
}
