import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedSelection } from '../../../contract/generated/types.ts';
import { compareAddress } from '../../../domain/compare/comparison.ts';
import {
  type Criteria,
  codeAddress,
  dataSelectAddress,
  dataViewAddress,
} from '../../../domain/feed/criteria.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';
import { BottomDrawer } from '../../controls/bottom-drawer.tsx';
import { RefreshIcon } from '../../controls/icons.tsx';
import { smallOnScreen, smallScreen } from '../../theme/widths.ts';
import { CopyLink } from './copy-link.tsx';
import { Note } from './notes.ts';
import { SaveView } from './save-view.tsx';
import { SetAlert } from './set-alert.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '20px 0 12px',
  // Few lines, since the content above the newest rows must leave them in sight. The library's class names: the
  // buttons come from several files.
  [`@media ${smallScreen}`]: {
    margin: '4px 0 2px',
    gap: '2px 6px',
    '& .MuiButton-root': {
      minHeight: 28,
      minWidth: 0,
      padding: '0 8px',
      fontSize: 'var(--text-small)',
    },
    // Their text begins where a line does.
    '& .MuiButton-text': { padding: '0 6px', marginLeft: -6 },
  },
});

const More = styled(Button)({ marginLeft: 'auto' });

const Newest = styled(Note)({ marginLeft: 'auto', [`@media ${smallScreen}`]: { marginLeft: 0 } });

const Slot = styled('span')({ display: 'contents' });

/** When the newest row was published, with the day if it is not today. */
function NewestRow({ published, today }: { published: string; today: string }): ReactNode {
  const day = published.slice(0, 10) === today ? '' : `, ${longDate(published) ?? ''}`;
  return (
    <Newest className="figures">
      Newest row{' '}
      <time dateTime={published}>
        {utcClock(published)} UTC{day}
      </time>
    </Newest>
  );
}

/** A panel below the tools, opened and closed by one of their buttons. */
type ToolPanel = {
  readonly label: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly toggle: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** The view to compare: with the segment and order type shown, without filters. */
function comparedView(
  { filter: _all, ...criteria }: Criteria,
  saved: { readonly selection: SavedSelection } | null,
): Criteria {
  const { instrumentmic = criteria.instrumentmic, ordertype = criteria.ordertype } = saved?.selection ?? {};
  return { ...criteria, instrumentmic, ordertype };
}

/**
 * The actions on a view: refresh, expand or collapse, export, choose another instrument, copy its link, save it, set an
 * alert on it, compare it. On a small screen most of them are behind *More*.
 */
export function Tools({
  criteria,
  saved,
  alert,
  newest,
  expansion,
  onRefresh,
  panels,
  refreshRef,
}: {
  criteria: Criteria;
  /** The selection to save, and its default name. */
  saved: { readonly name: string; readonly selection: SavedSelection } | null;
  /** What an alert can be set on. */
  alert: Parameters<typeof SetAlert>[0] | null;
  newest: string;
  /** The Expand / Collapse button, if the view has one. */
  expansion: { readonly expanded: boolean; readonly toggle: () => void } | null;
  onRefresh: () => void;
  panels: readonly ToolPanel[];
  refreshRef: (button: HTMLButtonElement | null) => void;
}) {
  const isSmall = useMediaQuery(smallOnScreen, { noSsr: true });
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [savePlace, setSavePlace] = useState<HTMLElement | null>(null);
  const [alertPlace, setAlertPlace] = useState<HTMLElement | null>(null);
  const closeMore = (): void => setMoreOpen(false);
  const panelTools = panels.map(({ label, id, isOpen, isDisabled, toggle, button }) => (
    <Button
      key={label}
      ref={isSmall ? undefined : button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      disabled={isDisabled}
      onClick={() => {
        closeMore();
        toggle();
      }}
    >
      {label}
    </Button>
  ));
  const lesserTools = (
    <>
      <CopyLink address={dataViewAddress(criteria)} />
      <Slot ref={setSavePlace} />
      <Slot ref={setAlertPlace} />
      <Button
        variant="text"
        component={Link}
        to={compareAddress({ series: [comparedView(criteria, saved)] })}
      >
        Compare
      </Button>
      <Button variant="text" component={Link} to={codeAddress(criteria)}>
        Use in code
      </Button>
      <NewestRow published={newest} today={serviceNow().slice(0, 10)} />
    </>
  );
  return (
    <Root data-print="no">
      {/* On a small screen all of them have one line. */}
      <Button
        variant="text"
        startIcon={isSmall ? undefined : <RefreshIcon />}
        onClick={onRefresh}
        ref={refreshRef}
      >
        Refresh
      </Button>
      {expansion ? (
        <Button onClick={expansion.toggle} aria-expanded={expansion.expanded}>
          {expansion.expanded ? 'Collapse' : 'Expand'}
        </Button>
      ) : null}
      {isSmall ? null : panelTools}
      <Button variant="text" component={Link} to={dataSelectAddress(criteria)}>
        Select instrument
      </Button>
      {isSmall ? (
        <>
          <More
            ref={(element) => {
              for (const { button } of panels) button.current = element;
            }}
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onClick={() => setMoreOpen(true)}
          >
            More
          </More>
          {/* Kept, since what a tool of it has begun goes on when it closes. */}
          <BottomDrawer title="More" isOpen={isMoreOpen} onClose={closeMore} isKept>
            {panelTools}
            {lesserTools}
          </BottomDrawer>
        </>
      ) : (
        lesserTools
      )}
      {/* Always here, so that what is entered is kept when the screen turns; their buttons stand among the others. */}
      {saved ? <SaveView key={dataViewAddress(criteria)} {...saved} place={savePlace} /> : null}
      {alert ? <SetAlert key={`alert ${dataViewAddress(criteria)}`} {...alert} place={alertPlace} /> : null}
    </Root>
  );
}
