import { predicates, walks } from '../expected/live-feed.ts';
import { invariants } from '../invariants/live-feed.ts';
import { liveFeedKit } from '../kits/live-feed.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(liveFeedKit, { predicates, invariants, walks });
