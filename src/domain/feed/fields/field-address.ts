import { pagePaths } from '../../page-paths.ts';
import { type AssetClass, isEquity } from '../asset-classes.ts';
import type { DataType } from '../data-types.ts';
import type { FileField } from './file-fields.ts';
import { instrumentColumns } from './file-fields.ts';

/** The place of a field on the page of fields and flags: `trade-price`, `instrument-assetClass`. */
export const fieldPlace = (dataType: DataType, field: FileField): string =>
  `${instrumentColumns.includes(field) ? 'instrument' : dataType}-${field.name}`;

/** The place of a flag there. The two standards give some flags different meanings. */
export const flagPlace = (flag: string, assetClass: AssetClass): string =>
  `${isEquity(assetClass) ? 'rts-1' : 'rts-2'}-${flag}`;

/** The address of a field's description. */
export const fieldAddress = (dataType: DataType, field: FileField): string =>
  `${pagePaths.dataFormat}#${fieldPlace(dataType, field)}`;

/** The address of a flag's description. */
export const flagAddress = (flag: string, assetClass: AssetClass): string =>
  `${pagePaths.dataFormat}#${flagPlace(flag, assetClass)}`;
