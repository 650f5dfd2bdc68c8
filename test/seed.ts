import fc from 'fast-check';
import { walkSeed } from './flows/random/bounds.ts';

// Every run of a commit tries the same values, so that a commit that passes here passes elsewhere. DAYLIGHT_SEED
// draws others.
fc.configureGlobal({ seed: walkSeed });
