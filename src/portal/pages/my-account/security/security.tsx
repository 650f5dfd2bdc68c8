import { useState } from 'react';
import { Closing } from './closing.tsx';
import { Events } from './events.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityParts } from './security-styles.ts';
import { Sessions } from './sessions.tsx';

/** What protects the account. */
export function Security() {
  const [changes, setChanges] = useState(0);
  const change = (): void => setChanges((count) => count + 1);
  return (
    <SecurityParts>
      <SecondFactor onChanged={change} />
      <Sessions onChanged={change} />
      <Events changes={changes} />
      <Closing onChanged={change} />
    </SecurityParts>
  );
}
