import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiReference, ReferenceCall } from '../../../contract/api-reference.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { Code, CodeText } from '../../controls/code-text.tsx';
import { MarkedText, marked } from '../../controls/marked-text.tsx';
import { Choice } from './choice.tsx';
import { chosenMedia, hasSample, type Language, languages, sampleOf, sentMedia } from './code-samples.ts';
import { FieldList, TypeWords } from './field-list.tsx';
import { Parameters } from './parameters.tsx';
import { Access, Fields, Folded, Inside, Method, Path, Row, Says, Told } from './reference-styles.ts';
import { TryCall } from './try-call.tsx';

/** What all calls of the page share, and what can be changed of it. */
export type Shared = {
  readonly values: ReadonlyMap<string, string>;
  readonly onChange: (name: string, value: string) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly today: string;
  readonly shapes: ApiReference['shapes'];
};

/** Who may make a call, in a word and in a sentence. */
function accessOf({ key, access, isForPrograms }: ReferenceCall): readonly [word: string, sentence: string] {
  if (key === 'publisherKey') return ["Publisher's key", "A program with a publisher's key."];
  if (access === 'public' && isForPrograms) return ['Anybody', 'Anybody, with or without a key.'];
  if (access === 'public') return ['Anybody', "The portal's own pages, for anybody."];
  if (key !== null)
    return ['Key or session', 'A program with a key, or a session; the subscription has not ended.'];
  return ['Session', "The portal's own pages, for whoever is signed in."];
}

type Props = { call: ReferenceCall; isOpen: boolean; onToggle: (isOpen: boolean) => void; shared: Shared };

/** One call: folded, its method, path and what it is for. */
export function CallEntry({ call, isOpen, onToggle, shared }: Props) {
  const [word] = accessOf(call);
  return (
    <Folded
      id={call.id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>
        <Method>{call.method}</Method>
        <span>
          <Path>{call.path}</Path>
          <Says>{call.summary}</Says>
        </span>
        <Access>{word}</Access>
      </summary>
      {isOpen ? <Opened call={call} shared={shared} /> : null}
    </Folded>
  );
}

function Opened({ call, shared }: { call: ReferenceCall; shared: Shared }) {
  const { values, onChange, today, shapes } = shared;
  const [, sentence] = accessOf(call);
  const shapeOf = (name: string | undefined | null) => shapes.find((shape) => shape.name === name);
  const sent = shapeOf(call.body?.type?.shape);
  const answered = shapeOf(call.answers.find(({ status }) => status.startsWith('2'))?.type?.shape);
  return (
    <Inside>
      <MarkedText text={call.description} />
      <Told>{sentence}</Told>
      {call.parameters.length === 0 ? null : (
        <>
          <h4>Parameters</h4>
          <Parameters call={call} values={values} onChange={onChange} />
        </>
      )}
      {call.body === null ? null : (
        <>
          <h4>Body</h4>
          <Told>
            {call.body.media.join(', ')}
            {call.body.type === null ? '' : ': '}
            {call.body.type === null ? null : <TypeWords type={call.body.type} />}
          </Told>
          {sent === undefined ? null : <FieldList fields={sent.fields} />}
        </>
      )}
      {hasSample(call) ? <Samples call={call} shared={shared} /> : null}
      {/* A publisher's file is sent with a key only. */}
      {call.key === 'publisherKey' ? null : <TryCall call={call} values={values} today={today} />}
      <h4>Answers</h4>
      <Fields>
        {call.answers.map(({ status, description, type, media }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              {marked(description)}{' '}
              <Told as="span">
                {media.join(', ')}
                {type === null ? '' : ': '}
                {type === null ? null : <TypeWords type={type} />}
              </Told>
            </dd>
          </div>
        ))}
      </Fields>
      {answered === undefined ? null : (
        <>
          <h4>{answered.name}</h4>
          <FieldList fields={answered.fields} />
        </>
      )}
      {call.example === '' ? null : (
        <>
          <h4>An answer</h4>
          <Code name="Example of the answer" text={call.example} />
        </>
      )}
    </Inside>
  );
}

function Samples({ call, shared }: { call: ReferenceCall; shared: Shared }) {
  const { values, onChange, language, onLanguage, today } = shared;
  const media = sentMedia(call);
  const text = sampleOf(language, call, { origin: location.origin, values, today });
  return (
    <section aria-label="In code">
      <h4>In code</h4>
      <Row>
        <Choice
          label="Language"
          names={languages}
          chosen={language}
          onChoose={(name) => onLanguage(languages.find((one) => one === name) ?? language)}
        />
        {media.length < 2 ? null : (
          <Choice
            label="Kind of file"
            names={media}
            chosen={chosenMedia(call, values)}
            onChoose={(name) => onChange('Content-Type', name)}
          />
        )}
      </Row>
      <CodeText name={`${call.method} ${call.path}`} text={text} />
      {call.key === null ? null : (
        <Told>
          The key is read from DAYLIGHT_KEY in the environment:{' '}
          {call.key === 'publisherKey' ? (
            'publishers get one from the operator'
          ) : (
            <Link component={RouterLink} to={pagePaths.apiKeys}>
              make one on My account
            </Link>
          )}
          .
        </Told>
      )}
    </section>
  );
}
