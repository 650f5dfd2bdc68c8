import { describe } from 'vitest';
import { everyKit } from './every-kit.ts';
import { walkMachine } from './walk-machine.ts';

for (const { kit, written } of await everyKit()) describe(kit.flow, () => walkMachine(kit, written));
