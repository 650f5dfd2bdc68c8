import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { PublicCard, PublicNote } from '../../controls/public-styles.ts';
import { FileContentsRoot } from './open-files-styles.ts';

/** Describes the contents of the files, beside the instructions. */
export function FileContents() {
  return (
    <PublicCard as="aside" aria-labelledby="contents-heading">
      <h2 id="contents-heading">What is in a file</h2>
      <FileContentsRoot>
        <dt>Trades</dt>
        <dd>Post-trade reports, cancellations and amendments included, with all their flags.</dd>
        <dt>Orders</dt>
        <dd>Pre-trade data, level by level, as each trading system publishes it.</dd>
        <dt>CSV, NDJSON and Parquet</dt>
        <dd>
          The same rows: with a header line for spreadsheets, as one JSON object per line, or as typed columns
          (decimals in full, times in UTC to the microsecond) of which a program reads only those it needs.
          Fields and formats are those of the regulation.
        </dd>
      </FileContentsRoot>
      <PublicNote as="p">
        Each field is explained in the{' '}
        <Link component={RouterLink} to={pagePaths.documentation}>
          data format guide
        </Link>
        .
      </PublicNote>
    </PublicCard>
  );
}
