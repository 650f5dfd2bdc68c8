import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import followPython from '../../../docs/examples/follow.py?raw';
import historyPython from '../../../docs/examples/history.py?raw';
import historyShell from '../../../docs/examples/history.sh?raw';
import historyTypeScript from '../../../docs/examples/history.ts?raw';
import { apiCallAddress, pagePaths } from '../../domain/page-paths.ts';
import { serviceNow } from '../api/service-time.ts';
import { useAppContext } from '../context/app-context.tsx';
import { CodeText } from '../controls/code-text.tsx';
import { PageContents } from '../controls/page-contents.tsx';
import { Public } from '../controls/public-styles.ts';
import { usePlace } from '../hooks/use-place.ts';
import { type Language, sampleOf } from './api-reference/code-samples.ts';
import { callNamed } from './api-reference/contract-calls.ts';
import { Sections } from './reading-styles.ts';

const history = callNamed('getHistory');
const stream = callNamed('streamFeedData');

const programs: readonly {
  readonly id: string;
  readonly heading: string;
  readonly language: Language;
  readonly whole: readonly (readonly [file: string, text: string])[];
}[] = [
  { id: 'curl', heading: 'With curl', language: 'curl', whole: [['history.sh', historyShell]] },
  {
    id: 'python',
    heading: 'In Python',
    language: 'Python',
    whole: [
      ['history.py', historyPython],
      ['follow.py', followPython],
    ],
  },
  {
    id: 'typescript',
    heading: 'In TypeScript',
    language: 'TypeScript',
    whole: [['history.ts', historyTypeScript]],
  },
];

const sections = [
  { id: 'browser', heading: 'In the browser' },
  { id: 'key', heading: 'A key for programs' },
  ...programs,
];

/** From nothing to rows and a stream of them, by four ways. */
export function Page() {
  usePlace();
  const { search } = useLocation();
  const [input, setInput] = useState({ values: new Map([['datatype', 'trade']]), today: '' });
  // After the first rendering, which visitors get as HTML without a query.
  useEffect(() => {
    const values = new Map([['datatype', 'trade'], ...new URLSearchParams(search)]);
    setInput({ values, today: serviceNow().slice(0, 10) });
  }, [search]);
  const { origin } = location;
  return (
    <Public>
      <Sections>
        <Browser />
        <Key />
        {programs.map(({ id, heading, language, whole }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <h3>First rows</h3>
            <CodeText
              name={`first rows, ${language}`}
              text={sampleOf(language, history, { origin, ...input })}
            />
            <h3>Follow the stream</h3>
            <CodeText
              name={`the stream, ${language}`}
              text={sampleOf(language, stream, { origin, ...input })}
            />
            {whole.map(([file, text]) => (
              <details key={file}>
                <summary>A whole program, which goes on where it broke off: {file}</summary>
                <CodeText name={file} text={text} />
              </details>
            ))}
          </section>
        ))}
      </Sections>
      <PageContents sections={sections}>
        Every other call is on the{' '}
        <Link component={RouterLink} to={pagePaths.apiReference}>
          API page
        </Link>
        .
      </PageContents>
    </Public>
  );
}

function Browser() {
  const { config } = useAppContext();
  return (
    <section aria-labelledby="browser">
      <h2 id="browser">In the browser</h2>
      <ol>
        <li>
          <Link component={RouterLink} to={pagePaths.register}>
            Register
          </Link>
          {config.sandbox ? (
            <>
              , or use a demo account: this is a sandbox, and <Link href="/sandbox">its page</Link> lists
              them. Mails are at <Link href="/sandbox/mail">/sandbox/mail</Link>.
            </>
          ) : (
            '. The link for setting your password comes by e-mail.'
          )}
        </li>
        <li>
          <Link component={RouterLink} to={pagePaths.login}>
            Log in
          </Link>
          , and choose a venue and an instrument under{' '}
          <Link component={RouterLink} to={pagePaths.dataSelect}>
            Select data
          </Link>
          . Or press <kbd>/</kbd> on any page and type part of a name.
        </li>
        <li>
          The view says how many new rows have arrived; <i>Follow</i> shows them as they come.
        </li>
      </ol>
    </section>
  );
}

function Key() {
  return (
    <section aria-labelledby="key">
      <h2 id="key">A key for programs</h2>
      <ol>
        <li>
          Make one on{' '}
          <Link component={RouterLink} to={pagePaths.apiKeys}>
            My account
          </Link>
          . It is shown once.
        </li>
        <li>
          Put it into the environment: <code>export DAYLIGHT_KEY=daylight_…</code>
        </li>
        <li>
          Replace venue and instrument below by your own. <i>Use in code</i> of a view has the{' '}
          <Link component={RouterLink} to={apiCallAddress('getFeedData')}>
            call
          </Link>{' '}
          with your selection filled in.
        </li>
      </ol>
    </section>
  );
}
