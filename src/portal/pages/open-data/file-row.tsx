import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bytesInWords, curlLine, type OpenFile, openFormats } from '../../../domain/feed/open-files.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import {
  File,
  FileCommand,
  FileFacts,
  FileFigure,
  FileLinks,
  FileName,
  FileSums,
} from './open-files-styles.ts';

const kinds = { trades: 'Trades', orders: 'Orders' } as const;

const minute = (time: string): string => utcClock(time)?.slice(0, 5) ?? '';

/** The time that a file covers, excluding its end. */
function timeOf({ period, day, from, to }: OpenFile): string {
  const date = longDate(day) ?? day;
  return period === 'day' ? `${date}, whole day` : `${date}, ${minute(from)} to ${minute(to)}`;
}

const nameOf = ({ path }: OpenFile): string => path.split('/').at(-1) ?? path;

/** The same rows as files: their contents, a link for each format and, on request, checksums and commands. */
export function FileRow({ files, isOpen }: { files: readonly [OpenFile, ...OpenFile[]]; isOpen: boolean }) {
  const id = useId();
  const [hasSums, setSums] = useState(false);
  const [first] = files;
  const { venue, venueName, kind, rows } = first;
  const title = `${kinds[kind]} of ${venueName}`;
  const time = timeOf(first);
  return (
    <File>
      <FileFacts>
        <FileName>{title}</FileName>
        <Link component={RouterLink} to={venuePath(venue)} className="mono">
          {venue}
        </Link>
        <span>{time}</span>
        <FileFigure className="figures">
          {rows.toLocaleString('en-GB')} {rows === 1 ? 'row' : 'rows'}
        </FileFigure>
      </FileFacts>
      <FileLinks>
        {files.map((file) => (
          <span key={file.path}>
            <Link
              href={file.path}
              download={nameOf(file)}
              aria-label={`${openFormats[file.format]}: ${title}, ${time}`}
            >
              {openFormats[file.format]}
            </Link>{' '}
            {bytesInWords(file.bytes)}
          </span>
        ))}
        <Button
          variant="text"
          aria-expanded={hasSums}
          aria-controls={id}
          aria-label={`Checksums of ${title}, ${time}`}
          onClick={() => setSums(!hasSums)}
        >
          Checksums
        </Button>
      </FileLinks>
      <FileSums id={id} hidden={!hasSums}>
        {hasSums ? files.map((file) => <FileSum key={file.path} file={file} isOpen={isOpen} />) : null}
      </FileSums>
    </File>
  );
}

/** A file's checksum and, for an open file, the command that fetches it. */
function FileSum({ file, isOpen }: { file: OpenFile; isOpen: boolean }) {
  const name = nameOf(file);
  const command = curlLine(window.location.origin, file.path);
  return (
    <div>
      <dt>{name}</dt>
      <FileCommand>
        <span>SHA-256</span> <code>{file.sha256}</code>
        <Copy text={file.sha256} of={`the checksum of ${name}`} />
      </FileCommand>
      {isOpen ? (
        <FileCommand>
          <code>{command}</code>
          <Copy text={command} of={`the command for ${name}`} />
        </FileCommand>
      ) : null}
    </div>
  );
}

/** Copies a text to the clipboard, if the browser allows it. */
function Copy({ text, of }: { text: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="text"
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${of}`}
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
