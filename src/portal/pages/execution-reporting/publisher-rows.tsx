import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { publishersMachine } from '../../../../machines/publishers.ts';
import type { Publisher } from '../../../domain/publishing/publisher.ts';
import { LateDropDown } from '../../controls/late-drop-down.tsx';
import { PublicList, PublicListEmpty } from '../../controls/public-styles.ts';
import { PublisherCode, PublisherName, PublisherRowRoot } from './execution-reporting-styles.ts';

type PublishersActor = ActorRefFrom<typeof publishersMachine>;

type Props = {
  actor: PublishersActor;
  type: Publisher['type'];
  caption: string;
  /** Shown if nobody of that type has published. */
  empty: string;
};

/** One captioned list of publishers (B 2). */
export function PublisherRows({ actor, type, caption, empty }: Props) {
  const id = useId();
  const all = useSelector(actor, ({ context }) => context.publishers);
  const publishers = all.filter((publisher) => publisher.type === type);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{caption}</h2>
      <PublicList>
        {publishers.length === 0 ? <PublicListEmpty>{empty}</PublicListEmpty> : null}
        {publishers.map((publisher) => (
          <li key={publisher.id}>
            <PublisherRow actor={actor} publisher={publisher} />
          </li>
        ))}
      </PublicList>
    </section>
  );
}

/** A publisher: its name, its reports by date, and the button that shows the files of the chosen report. */
function PublisherRow({ actor, publisher }: { actor: PublishersActor; publisher: Publisher }) {
  const { id, name, mic, reports } = publisher;
  const chosen = useSelector(actor, ({ context }) => context.chosen[id] ?? null);
  const canSubmit = useSelector(actor, (s) => s.can({ type: 'report.submitted', publisherId: id }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actor.send({ type: 'report.submitted', publisherId: id });
  };
  return (
    <PublisherRowRoot noValidate onSubmit={submit} aria-label={name}>
      <PublisherName>
        {name}
        {mic === null ? null : <PublisherCode className="mono"> {mic}</PublisherCode>}
      </PublisherName>
      <LateDropDown
        label={`Report of ${name}`}
        labelHidden
        clearable
        options={reports.map((report) => ({ value: String(report.id), label: report.name }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) =>
          actor.send({
            type: 'report.chosen',
            publisherId: id,
            reportId: value === null ? null : Number(value),
          })
        }
        disabled={reports.length === 0}
        placeholder={reports.length === 0 ? 'No reports' : 'Select...'}
      />
      <Button
        type="submit"
        variant={canSubmit ? 'contained' : 'outlined'}
        disabled={!canSubmit}
        aria-label={`Show reports of ${name}`}
      >
        Show reports
      </Button>
    </PublisherRowRoot>
  );
}
