import { Link } from 'react-router-dom';
import { type Timing, timings } from '../../../domain/feed/timing.ts';
import { Switch } from './instrument-styles.ts';

const words: Readonly<Record<Timing, string>> = { delayed: 'Delayed', live: 'Live' };

/** Chooses between delayed data of all venues and live data of those with a right to it. */
export function TimingSwitch({ timing, address }: { timing: Timing; address: (timing: Timing) => string }) {
  return (
    <Switch aria-label="Timing">
      {timings.map((one) => (
        <Link
          key={one}
          to={address(one)}
          replace
          data-timing={one}
          aria-current={one === timing ? 'true' : undefined}
        >
          {words[one]}
        </Link>
      ))}
    </Switch>
  );
}
