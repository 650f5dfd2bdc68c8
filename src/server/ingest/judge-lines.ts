import type { DataType } from '../../domain/feed/data-types.ts';
import type { FieldValues } from '../../domain/feed/fields/read-field.ts';
import type { Instrument, LineContext } from '../../domain/feed/instrument-line.ts';
import type { Line } from '../../domain/feed/line-reading.ts';
import { validateOrderLine } from '../../domain/feed/order-line.ts';
import { validateTradeLine } from '../../domain/feed/trade-line.ts';
import type { FaultList } from './fault-list.ts';
import type { InstrumentRegister } from './instrument-register.ts';
import type { NumberedLine } from './read-lines.ts';

type ValidLine = {
  readonly number: number;
  readonly text: string;
  readonly instrument: Instrument;
  readonly values: FieldValues;
};

/**
 * The valid lines of a batch; the errors of the others are recorded.
 *
 * @param onBad called for each bad line; with null if it could not be read at all
 */
export function judgeLines(
  batch: readonly NumberedLine[],
  dataType: DataType,
  world: LineContext,
  register: InstrumentRegister,
  faults: FaultList,
  onBad: (line: Line | null) => void,
): readonly ValidLine[] {
  const validate = dataType === 'trade' ? validateTradeLine : validateOrderLine;
  const good: ValidLine[] = [];
  for (const { number, text, line, fault } of batch) {
    if (line === null) {
      faults.add(number, fault ? [fault] : [], { text, line });
      onBad(null);
      continue;
    }
    const valid = validate(line, world);
    if ('instrument' in valid) {
      register.note(valid.instrument);
      good.push({ number, text, instrument: valid.instrument, values: valid.values });
    } else {
      faults.add(number, valid, { text, line });
      onBad(line);
    }
  }
  return good;
}

/** The instruments that the lines of a batch name. */
export function codesOf(batch: readonly NumberedLine[]): string[] {
  const codes: string[] = [];
  for (const { line } of batch) {
    const code = line?.instrumentId;
    if (typeof code === 'string' && code !== '' && !code.includes('\0')) codes.push(code);
  }
  return codes;
}
