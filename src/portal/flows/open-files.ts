import { fromPromise } from 'xstate';
import { openFilesMachine } from '../../../machines/open-files.ts';
import type { OpenFileIndex } from '../../domain/open-files.ts';

async function indexAt(address: string, signal: AbortSignal): Promise<OpenFileIndex> {
  const answer = await fetch(address, {
    signal,
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  if (!answer.ok) throw new Error(`GET ${address}: ${answer.status}`);
  const index: OpenFileIndex = await answer.json();
  return index;
}

/** The files that the machine-readable index at that address lists. */
export function openFilesOf(address: string) {
  return openFilesMachine.provide({
    actors: { loadIndex: fromPromise(({ signal }) => indexAt(address, signal)) },
  });
}
