import { userInfo } from 'node:os';

/** Who runs a command, for the log: the user's name, or the number if the system has no name for it. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers are often run under a number without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
