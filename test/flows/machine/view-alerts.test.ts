import { predicates, walks } from '../expected/view-alerts.ts';
import { invariants } from '../invariants/view-alerts.ts';
import { viewAlertsKit } from '../kits/view-alerts.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(viewAlertsKit, { predicates, walks, invariants });
