import { useEffect, useState } from 'react';
import { useOnline } from './use-online.ts';

const patienceMs = 15_000;

/**
 * Says in a sentence why no bytes of a file are arriving; null while they are, or while no file is being downloaded. A
 * broken connection may report nothing for minutes.
 *
 * @param file names the file being downloaded; null if none is
 * @param received the number of bytes so far
 */
export function useStandstill(file: string | null, received: number): string | null {
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever arrives restarts the timer.
  useEffect(() => {
    setQuiet(false);
    if (file === null) return;
    const timer = setTimeout(() => setQuiet(true), patienceMs);
    return () => clearTimeout(timer);
  }, [file, received]);
  if (file === null) return null;
  if (!isOnline) return 'You are offline: it continues when the connection is back.';
  return isQuiet ? `No data for ${patienceMs / 1000} seconds: you can wait or cancel.` : null;
}
