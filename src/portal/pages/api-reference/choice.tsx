import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Buttons } from '../../controls/buttons.ts';

type Props = {
  /** What is chosen, for those who cannot see the buttons beside it. */
  label: string;
  names: readonly string[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
};

/** One of a few names, all of them shown. */
export function Choice({ label, names, chosen, onChoose }: Props) {
  return (
    <Buttons role="group" aria-label={label} data-print="no">
      {names.map((name) => (
        <Name key={name} size="small" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name}
        </Name>
      ))}
    </Buttons>
  );
}

const Name = styled(Button)({
  '&[aria-pressed="true"]': { borderColor: 'var(--accent)', color: 'var(--accent)', fontWeight: 600 },
});
