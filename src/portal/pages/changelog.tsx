import { styled } from '@mui/material/styles';
import changelog from '../../../CHANGELOG.md?raw';
import { longDate } from '../../domain/format/timestamps.ts';
import { releaseNotesOf } from '../../domain/publishing/release-notes.ts';
import { marked } from '../controls/marked-text.tsx';
import { PageContents } from '../controls/page-contents.tsx';
import { Public } from '../controls/public-styles.ts';
import { usePlace } from '../hooks/use-place.ts';
import { Sections } from './reading-styles.ts';

const releases = releaseNotesOf(changelog).map(({ version, day, parts }) => ({
  id: `version-${version}`,
  heading: day === null ? version : `${version}, ${longDate(day) ?? day}`,
  parts,
}));

/** What users and visitors notice of each version, newest first. */
export function Page() {
  usePlace();
  return (
    <Public>
      <Sections>
        {releases.map(({ id, heading, parts }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {parts.map((part) => (
              <div key={part.heading}>
                <h3>{part.heading}</h3>
                <Notes>
                  {part.notes.map((note) => (
                    <li key={note}>{marked(note)}</li>
                  ))}
                </Notes>
              </div>
            ))}
          </section>
        ))}
      </Sections>
      <PageContents sections={releases} />
    </Public>
  );
}

const Notes = styled('ul')({
  margin: '4px 0 0',
  paddingLeft: 20,
  listStyle: 'disc',
  maxWidth: '72ch',
  '& li': { padding: '4px 0' },
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em', overflowWrap: 'anywhere' },
});
