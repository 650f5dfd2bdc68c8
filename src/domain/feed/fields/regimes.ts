import { type AssetClass, hasMeasurementUnit, isEquity, mayBeCleared } from '../asset-classes.ts';

/** What determines the fields of a trade's report. */
export type TradeSubject = {
  readonly assetClass: AssetClass;
  /** A share traded in the United Kingdom has fields of its own (B 3). */
  readonly isUkShare: boolean;
};

type Rule = {
  readonly holds: (subject: TradeSubject) => boolean;
  /** Why a report outside it must not have the field. */
  readonly refusal: string;
  /** Where the field applies, for the data format guide. */
  readonly words: string;
};

export type Regime =
  | 'all'
  | 'notUkShares'
  | 'ukShares'
  | 'notShares'
  | 'goods'
  | 'emissionAllowances'
  | 'derivatives';

export const regimes: Readonly<Record<Regime, Rule>> = {
  all: { holds: () => true, refusal: '', words: 'all' },
  notUkShares: {
    holds: ({ isUkShare }) => !isUkShare,
    refusal: 'is not a field of shares traded in the UK',
    words: 'all but shares in the United Kingdom',
  },
  ukShares: {
    holds: ({ isUkShare }) => isUkShare,
    refusal: 'is only for shares traded in the UK',
    words: 'shares in the United Kingdom',
  },
  notShares: {
    holds: ({ assetClass }) => !isEquity(assetClass),
    refusal: 'is not a field of shares',
    words: 'all but shares',
  },
  goods: {
    holds: ({ assetClass }) => hasMeasurementUnit(assetClass),
    refusal: 'is for commodities and emission allowances only',
    words: 'commodity derivatives, emission allowances',
  },
  emissionAllowances: {
    holds: ({ assetClass }) => assetClass === 'Emission allowances',
    refusal: 'is for emission allowances only',
    words: 'emission allowances',
  },
  derivatives: {
    holds: ({ assetClass }) => mayBeCleared(assetClass),
    refusal: 'is for derivatives only',
    words: 'derivatives, also those of emission allowances',
  },
};
