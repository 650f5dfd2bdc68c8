import { predicates } from '../expected/segment-silence.ts';
import { invariants } from '../invariants/segment-silence.ts';
import { segmentSilenceKit } from '../kits/segment-silence.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(segmentSilenceKit, { predicates, invariants });
