import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReferenceCall } from '../../../contract/api-reference.ts';
import { MarkedText } from '../../controls/marked-text.tsx';
import { Choice } from './choice.tsx';
import { TypeWords } from './field-list.tsx';
import { Entry, Fields, Told } from './reference-styles.ts';

type Props = {
  call: ReferenceCall;
  values: ReadonlyMap<string, string>;
  onChange: (name: string, value: string) => void;
};

const fewest = 2;
const mostButtons = 4;

/** What a call takes, with a value for each, which goes into its samples and its try. */
export function Parameters({ call, values, onChange }: Props) {
  return (
    <Fields>
      {call.parameters.map(({ name, place, isRequired, type, description, example, values: allowed }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Told as="span">
              {place}, {isRequired ? 'required' : 'optional'}, <TypeWords type={type} />
            </Told>
            <MarkedText text={description} />
            <Entry data-print="no">
              {allowed.length >= fewest && allowed.length <= mostButtons ? (
                <Choice
                  label={name}
                  names={allowed}
                  chosen={values.get(name)}
                  onChoose={(value) => onChange(name, values.get(name) === value ? '' : value)}
                />
              ) : (
                <OutlinedInput
                  size="small"
                  fullWidth
                  inputProps={{ 'aria-label': name, autoCapitalize: 'off', spellCheck: false }}
                  placeholder={example}
                  value={values.get(name) ?? ''}
                  onChange={({ target }) => onChange(name, target.value)}
                />
              )}
            </Entry>
          </dd>
        </div>
      ))}
    </Fields>
  );
}
