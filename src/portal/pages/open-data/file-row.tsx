import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bytesInWords, curlLine, type OpenFile } from '../../../domain/feed/open-files.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { File, FileCommand, FileFacts, FileFigure, FileLink, FileSum } from './open-files-styles.ts';

const kinds = { trades: 'Trades', orders: 'Orders' } as const;
const formats = { csv: 'CSV', ndjson: 'NDJSON' } as const;

const minute = (time: string): string => utcClock(time)?.slice(0, 5) ?? '';

/** The time that a file covers, excluding its end. */
function timeOf({ period, day, from, to }: OpenFile): string {
  const date = longDate(day) ?? day;
  return period === 'day' ? `${date}, whole day` : `${date}, ${minute(from)} to ${minute(to)}`;
}

/** One file: its contents, a link, its checksum, and for open files the command that fetches it. */
export function FileRow({ file, isOpen }: { file: OpenFile; isOpen: boolean }) {
  const { path, venue, venueName, kind, format, rows, bytes, sha256 } = file;
  const name = path.split('/').at(-1) ?? path;
  const command = curlLine(window.location.origin, path);
  return (
    <File>
      <FileFacts>
        <FileLink href={path} download={name}>
          {kinds[kind]} of {venueName}
        </FileLink>
        <Link component={RouterLink} to={venuePath(venue)} className="mono">
          {venue}
        </Link>
        <span>{timeOf(file)}</span>
        <span>{formats[format]}</span>
        <FileFigure className="figures">
          {rows.toLocaleString('en-GB')} {rows === 1 ? 'row' : 'rows'}
        </FileFigure>
        <FileFigure className="figures">{bytesInWords(bytes)}</FileFigure>
      </FileFacts>
      {isOpen ? (
        <FileCommand>
          <code>{command}</code>
          <Copy text={command} of={name} />
        </FileCommand>
      ) : null}
      <FileSum>
        SHA-256 <code>{sha256}</code>
      </FileSum>
    </File>
  );
}

/** Copies the command to the clipboard, if the browser allows it. */
function Copy({ text, of }: { text: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="text"
      aria-label={`${isCopied ? 'Copied' : 'Copy'} the command for ${of}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
