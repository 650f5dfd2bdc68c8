import { Session } from '../../platform/database/session.ts';
import { pauseAfter } from '../repeated-work.ts';

/** Channels of PostgreSQL's notifications: rows have arrived, or what somebody may see has changed. */
export type NoticeChannel = 'daylight_arrivals' | 'daylight_rights';

const channels: readonly NoticeChannel[] = ['daylight_arrivals', 'daylight_rights'];

/** The database's notifications, heard on one connection of this process. */
export type Notices = {
  /**
   * Listens from now on, and connects again after losing the connection. Resolves when the connection is listening, or
   * when it could not be made.
   */
  readonly begin: () => Promise<void>;
  /** Whether notices are heard now, as far as is known: a connection may be lost before that is noticed. */
  readonly areHeard: () => boolean;
  /**
   * Calls `onNotice` for each notice on a channel. Nothing is replayed from a gap, so it is also called when the
   * connection is made.
   */
  readonly on: (channel: NoticeChannel, onNotice: () => void) => void;
  /** Calls `onFault` when the connection could not be made or was lost; it is made again. */
  readonly onFault: (onFault: (error: unknown) => void) => void;
  readonly stop: () => Promise<void>;
};

/** @param url leads past a pooler */
export function createNotices(url: string): Notices {
  const heard = new Map<NoticeChannel, Set<() => void>>(channels.map((channel) => [channel, new Set()]));
  const faults = new Set<(error: unknown) => void>();
  let session: Session | null = null;
  let timer: NodeJS.Timeout | undefined;
  let ready: Promise<void> | null = null;
  let areHeard = false;
  let stopped = false;
  let tries = 0;
  const tell = (channel: NoticeChannel): void => {
    for (const onNotice of heard.get(channel) ?? []) onNotice();
  };
  const connect = async (): Promise<void> => {
    const own = new Session(url, { application: 'daylight notices' });
    session = own;
    const lost = (error: unknown): void => {
      if (session !== own || stopped) return;
      session = null;
      areHeard = false;
      void own.end();
      for (const onFault of faults) onFault(error);
      timer = setTimeout(() => void connect(), pauseAfter(tries) * 100);
      tries += 1;
    };
    void own.ended.then((fault) =>
      lost(fault ?? new Error('the connection that hears the database has ended')),
    );
    try {
      await own.connect();
      for (const channel of channels) await own.listen(channel, () => tell(channel));
      if (session !== own) return;
      tries = 0;
      areHeard = true;
      channels.forEach(tell);
    } catch (error) {
      lost(error);
    }
  };
  return {
    begin: () => {
      ready ??= connect();
      return ready;
    },
    areHeard: () => areHeard,
    on: (channel, onNotice) => void heard.get(channel)?.add(onNotice),
    onFault: (onFault) => void faults.add(onFault),
    stop: async () => {
      stopped = true;
      areHeard = false;
      clearTimeout(timer);
      await session?.end();
    },
  };
}
