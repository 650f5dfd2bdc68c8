import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { apiKeyDays, mostApiKeys } from '../../../domain/account/api-keys.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { CodeText } from '../../controls/code-text.tsx';
import type { Shared } from './call-entry.tsx';
import { Choice } from './choice.tsx';
import { languages, sampleOf } from './code-samples.ts';
import { callNamed } from './contract-calls.ts';

/** How to get a key, and the first call with it. */
export function Start({ shared }: { shared: Shared }) {
  const { values, language, onLanguage, today } = shared;
  return (
    <Steps>
      <p>
        A program reads with a key of its owner’s, with the same rights and the same delay.{' '}
        <Link component={RouterLink} to={pagePaths.register}>
          Register
        </Link>
        , then create a key on{' '}
        <Link component={RouterLink} to={pagePaths.apiKeys}>
          My account
        </Link>
        : it is shown once. An account has up to {mostApiKeys} keys, each valid for up to{' '}
        {Math.max(...apiKeyDays)} days. What anybody may read takes no key.
      </p>
      <p>With the key in DAYLIGHT_KEY, this prints the trades that a venue has published today:</p>
      <Choice
        label="Language of the first call"
        names={languages}
        chosen={language}
        onChoose={(name) => onLanguage(languages.find((one) => one === name) ?? language)}
      />
      <CodeText
        name="the first call"
        text={sampleOf(language, callNamed('getHistory'), {
          origin: location.origin,
          values: new Map([['datatype', 'trade'], ...values]),
          today,
        })}
      />
      <p>
        What comes then, in each language:{' '}
        <Link component={RouterLink} to={pagePaths.start}>
          start in five minutes
        </Link>
        .
      </p>
    </Steps>
  );
}

const Steps = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, marginTop: 4 });
