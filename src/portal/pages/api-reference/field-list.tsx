import Link from '@mui/material/Link';
import type { ReferenceField, ReferenceType } from '../../../contract/api-reference.ts';
import { MarkedText } from '../../controls/marked-text.tsx';
import { Fields, Told } from './reference-styles.ts';

/** The place of a shape on this page. */
export const shapePlace = (name: string): string => `shape-${name}`;

/** A type in words, with a link to its fields. */
export function TypeWords({ type: { words, shape } }: { type: ReferenceType }) {
  return shape === null ? words : <Link href={`#${shapePlace(shape)}`}>{words}</Link>;
}

/** The fields of what is sent or answered. */
export function FieldList({ fields }: { fields: readonly ReferenceField[] }) {
  return (
    <Fields>
      {fields.map(({ name, isRequired, type, description }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Told as="span">
              <TypeWords type={type} />
              {isRequired ? '' : ', may be absent'}
            </Told>
            {description === '' ? null : <MarkedText text={description} />}
          </dd>
        </div>
      ))}
    </Fields>
  );
}
