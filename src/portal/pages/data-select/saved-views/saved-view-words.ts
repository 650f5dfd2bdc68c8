import { errorText, type Failure, inWords, refusalText } from '../../../../domain/failure.ts';

/** Why a saved view, or an alert on one, was not changed, as a text for users. */
export const savedViewWords = (failure: Failure): string =>
  refusalText(failure) || inWords(failure, errorText).message;
