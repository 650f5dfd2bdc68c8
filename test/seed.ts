import fc from 'fast-check';
import { walkSeed } from './flows/random/bounds.ts';

// What is tried is the same in every run of a commit, so that one which passed here passes elsewhere too. Others are
// drawn with another seed.
fc.configureGlobal({ seed: walkSeed });
