import type { Guide } from './guide.ts';

/** The user guide: what a visitor and an account holder can do. */
export const userGuide: Guide = {
  title: 'User guide',
  subject: 'How to use the portal',
  wordingOf: '2026-11-28',
  intro: [
    'Daylight publishes regulated market-transparency data: orders before the trade, trades after it, and reports on the quality of execution. Data fifteen minutes old is free.',
  ],
  sections: [
    {
      heading: 'Without an account',
      pieces: [
        'Transparency Data lists the trading venues and says what each publishes. Execution Reporting lists the reports of investment firms and of trading venues by date; choose a report and download its files. Documentation holds this guide and its companions.',
        'Open data holds whole-venue files of trades and of orders, fifteen minutes behind, for each minute, each quarter of an hour and each day, as CSV and NDJSON. They are kept until the midnight that ends the next business day, those of minutes until those of their quarter of an hour are there. A program reads the list at /open-data/index.json, which names every file with its size and its SHA-256 checksum.',
        'A download that was interrupted can be resumed: ask for the rest by a Range header, with the ETag of the first answer as If-Range.',
      ],
    },
    {
      heading: 'Registering',
      pieces: [
        'Choose web access, slice files, or a FIX feed. Web access and slice files take the same form: your details, a security question, the venues you want, and the terms of use. After registration a letter comes with a link to set your password.',
        'For a FIX feed, fill in the form on the data feed registration page and send it to the address given there.',
      ],
    },
    {
      heading: 'Looking at data',
      pieces: [
        'After signing in, Select data leads from the data type over the trading venue, asset class, sub-asset class and instrument to the data. Segment MIC and order type are asked for only where there are several.',
        {
          term: 'Request for quote, Auction',
          text: 'Prices with their volumes as they were published, newest first.',
        },
        {
          term: 'Order book',
          text: 'The latest snapshot, best level first, with the number of orders at each level.',
        },
        { term: 'Voice', text: 'Bids and offers with their volumes and currencies, newest first.' },
        {
          term: 'Trades',
          text: 'Reports as they were published, newest first. A cancellation and an amendment are reports of their own.',
        },
        { term: 'Individual trades', text: 'The latest twenty trades, one column each.' },
        'Refresh loads the data again. Times are UTC, to the microsecond.',
      ],
    },
    {
      heading: 'My subscriptions',
      pieces: [
        'My account shows the venues you chose, when the subscription ends, and what a change costs. Delayed data is free; real-time data is charged by the rate card. From ninety days before the end it can be renewed. After the end, data views stay shut until then.',
        'Slice files are the files of open data without delay, for the venues and kinds of data you have in real time.',
      ],
    },
    {
      heading: 'Help',
      pieces: [
        'A message that something went wrong carries a reference. Quote it when you write to the address at the foot of every page.',
      ],
    },
  ],
};
