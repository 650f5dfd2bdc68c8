import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type DataChoice, type Download, getDataAddress } from '../../../domain/feed/data-choice.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';
import { choiceInWords } from './choice-words.ts';
import { Card, LastHead, LastList, Small } from './get-data-styles.ts';

/** The last downloads of this browser: each can be repeated, and all forgotten. */
export function LastDownloads({
  downloads,
  onRepeat,
  onClear,
}: {
  downloads: readonly Download[];
  onRepeat: (choice: DataChoice) => void;
  onClear: () => void;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <LastHead>
        <h2 id={id} tabIndex={-1}>
          Last downloads
        </h2>
        {downloads.length === 0 ? null : (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              // The button disappears with the list.
              document.getElementById(id)?.focus();
              onClear();
            }}
          >
            Clear the list
          </Button>
        )}
      </LastHead>
      {downloads.length === 0 ? (
        <Small>None yet. What you download here is remembered in this browser.</Small>
      ) : (
        <LastList>
          {downloads.map(({ choice, bytes, at }) => {
            const words = choiceInWords(choice);
            return (
              <li key={getDataAddress(choice)}>
                <Link component={RouterLink} to={getDataAddress(choice)}>
                  {words}
                </Link>
                <span className="figures">
                  {bytesInWords(bytes)} · {dateBeside(at, serviceNow())} {utcClock(at)?.slice(0, 5)} UTC{' '}
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Download again: ${words}`}
                    onClick={() => onRepeat(choice)}
                  >
                    Download again
                  </Button>
                </span>
              </li>
            );
          })}
        </LastList>
      )}
    </Card>
  );
}
