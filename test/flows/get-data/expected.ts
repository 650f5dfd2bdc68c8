import type { getDataMachine } from '../../../machines/get-data.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { aDay, failedLook, foundFile, repeated, requested, searchOf, toAddress } from './kit.ts';

export const predicates: Predicates<typeof getDataMachine> = {
  'no venue is chosen': ({ choice }) => choice.tv === null,
  'the choice is unchanged': ({ choice }, { search }) =>
    search === (choice.tv === null ? '' : searchOf(choice)),
  'no venue is named': (_, { search }) => search === '',
  'nothing more has arrived': ({ received }, event) => received === event.received,
  'there is nothing': (_, { output }) => output.way === 'nothing',
  'there are rows, and they are wanted': ({ isWanted }, { output }) => isWanted && output.way !== 'nothing',
  'it was downloaded before': ({ downloads }, { choice }) =>
    downloads.some((one) => one.choice.from === choice.from),
  'some are remembered': ({ downloads }) => downloads.length > 0,
};

export const walks: Walks = {
  'another download is repeated while one is under way': [foundFile, requested, repeated],
  'nothing is chosen any more while a download is wanted': [repeated, toAddress('')],
  'another day is chosen while a download is wanted': [repeated, toAddress(searchOf(aDay))],
  'nothing is chosen any more after a wanted download was not found out': [
    repeated,
    failedLook,
    toAddress(''),
  ],
  'another day is chosen after a wanted download was not found out': [
    repeated,
    failedLook,
    toAddress(searchOf(aDay)),
  ],
};
