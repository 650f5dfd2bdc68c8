import type { Guide } from './guide.ts';

/** The overview of the FIX feed, for a firm that considers registering. */
export const fixFeedOverview: Guide = {
  title: 'FIX feed overview',
  subject: 'Orders and trades by FIX',
  wordingOf: '2026-11-20',
  intro: [
    'The FIX feed brings the orders and trades of the venues as they are published, in real time or fifteen minutes later. This overview says what it is; the rules of engagement come with the registration.',
  ],
  sections: [
    {
      heading: 'Connecting',
      pieces: [
        'FIX 4.4 or FIX 5.0 SP2 over a TLS connection from addresses that you name when you register. Each firm gets a pair of company identifiers for tests and one for production.',
        'Sessions begin at 00:05 UTC and end at 23:55 UTC on every day. Sequence numbers begin anew each day.',
      ],
    },
    {
      heading: 'Messages',
      pieces: [
        {
          term: 'Logon (A), Heartbeat (0), Test Request (1), Resend Request (2), Sequence Reset (4), Logout (5)',
          text: 'The session, as the standard has it.',
        },
        {
          term: 'Security List Request (x), Security List (y)',
          text: 'The instruments of a venue, with their asset classes.',
        },
        {
          term: 'Market Data Request (V)',
          text: 'Subscribes to orders or trades of a venue, a segment or an instrument.',
        },
        {
          term: 'Market Data Snapshot (W)',
          text: 'An order book or a quote as it was published, best level first.',
        },
        {
          term: 'Market Data Incremental Refresh (X)',
          text: 'Trades, each with its flags, its price notation and its transaction identification code.',
        },
        {
          term: 'Market Data Request Reject (Y)',
          text: 'Why a request was refused: an unknown instrument, or a venue that is not yours.',
        },
      ],
    },
    {
      heading: 'Delay and rights',
      pieces: [
        'Delayed data is free; real-time data is charged by the rate card, per venue and kind of data. A session without real-time rights for a venue gets its data fifteen minutes after publication.',
      ],
    },
    {
      heading: 'Registering',
      pieces: [
        'Fill in the form on the data feed registration page and send it to the address given there. We answer within two working days, and name the day of the first test.',
      ],
    },
  ],
};
