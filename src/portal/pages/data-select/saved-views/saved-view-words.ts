import { errorText, type Failure, inWords, refusalText } from '../../../../domain/failure.ts';

/** Why a saved view, or an alert on one, was not changed, in words for a person. */
export const savedViewWords = (failure: Failure): string =>
  refusalText(failure) || inWords(failure, errorText).message;
