import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DataChoice, DataOffer } from '../../../domain/feed/data-choice.ts';
import { apiCallAddress, pagePaths } from '../../../domain/page-paths.ts';
import { CodeText } from '../../controls/code-text.tsx';
import { Choice } from '../api-reference/choice.tsx';
import { type Language, languages, sampleOf } from '../api-reference/code-samples.ts';
import { callNamed } from '../api-reference/contract-calls.ts';
import { Card, Small } from './get-data-styles.ts';

/** The call that gets the same, by operationId, and the values of its parameters. */
function callOf(choice: DataChoice, offer: DataOffer | null): readonly [string, ReadonlyMap<string, string>] {
  const file = offer?.way === 'openFiles' ? offer.files[0] : undefined;
  if (file) {
    const [name = '', day = ''] = file.path.split('/').reverse();
    return [
      'downloadOpenDataFile',
      new Map([
        ['day', day],
        ['name', name],
      ]),
    ];
  }
  const { datatype, tv, instrument, from, to, format } = choice;
  const values = { datatype, tv: tv ?? '', instrument: instrument ?? '', from, to, format };
  return ['getHistory', new Map(Object.entries(values).filter(([, value]) => value !== ''))];
}

/** The same for a program: the call to copy. */
export function CallCard({ choice, offer }: { choice: DataChoice; offer: DataOffer | null }) {
  const id = useId();
  const [language, setLanguage] = useState<Language>('curl');
  const [operationId, values] = callOf(choice, offer);
  const call = callNamed(operationId);
  const isOpen = operationId === 'downloadOpenDataFile';
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>The same by a program</h2>
      <Choice
        label="Language"
        names={languages}
        chosen={language}
        onChoose={(name) => setLanguage(languages.find((one) => one === name) ?? language)}
      />
      <CodeText
        name={`${call.method} ${call.path}`}
        text={sampleOf(language, call, { origin: location.origin, values, today: choice.from })}
      />
      <Small>
        {isOpen ? (
          <>
            It takes no key. {choice.from === choice.to ? '' : 'Each day is a file of its own. '}
            The{' '}
            <Link component={RouterLink} to={pagePaths.openData}>
              index of open data
            </Link>{' '}
            lists them all.
          </>
        ) : (
          <>
            The key is read from DAYLIGHT_KEY:{' '}
            <Link component={RouterLink} to={pagePaths.apiKeys}>
              create one on My account
            </Link>
            . An answer has at most 50,000 rows;{' '}
            <Link component={RouterLink} to={apiCallAddress('getHistory', new URLSearchParams([...values]))}>
              X-Next-Cursor leads to the next
            </Link>
            .
          </>
        )}
      </Small>
    </Card>
  );
}
