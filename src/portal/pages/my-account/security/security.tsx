import { Closing } from './closing.tsx';
import { Events } from './events.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityParts } from './security-styles.ts';
import { Sessions } from './sessions.tsx';

/** What protects the account. */
export function Security() {
  return (
    <SecurityParts>
      <SecondFactor />
      <Sessions />
      <Events />
      <Closing />
    </SecurityParts>
  );
}
