import Button from '@mui/material/Button';
import { periodPresets } from '../../../domain/feed/period-presets.ts';
import { type Day, isDay } from '../../../domain/subscription/calendar.ts';
import { serviceNow } from '../../api/service-time.ts';
import { Buttons } from '../../controls/buttons.ts';

/** Enters a period that is chosen often; which of them is entered is marked. */
export function PeriodChoices({
  from,
  to,
  onChosen,
}: {
  from: string | undefined;
  to: string | undefined;
  onChosen: (period: { readonly from: Day; readonly to: Day }) => void;
}) {
  const today = serviceNow().slice(0, 10);
  if (!isDay(today)) return null;
  return (
    <Buttons role="group" aria-label="Period">
      {periodPresets(today).map((preset) => (
        <Button
          key={preset.name}
          size="small"
          aria-pressed={preset.from === from && preset.to === to}
          onClick={() => onChosen({ from: preset.from, to: preset.to })}
        >
          {preset.name}
        </Button>
      ))}
    </Buttons>
  );
}
