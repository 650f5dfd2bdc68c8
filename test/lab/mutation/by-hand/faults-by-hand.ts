import { accountFaults } from './account-faults.ts';
import { dataFaults } from './data-faults.ts';
import type { FaultByHand } from './fault-by-hand.ts';
import { moneyFaults } from './money-faults.ts';

export const faultsByHand: readonly FaultByHand[] = [...moneyFaults, ...dataFaults, ...accountFaults];
