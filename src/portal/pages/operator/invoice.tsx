import type { OperatorInvoice } from '../../../contract/generated/types.ts';
import { counted } from '../../../domain/counted.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { customerPath, pagePaths, venuePath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { Card, CardHead, CardText, CardTitle, Code, Strip } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Stack, TwoColumns } from './console-styles.ts';
import { InvoiceState } from './invoices.tsx';
import { type ListColumn, ListTable } from './list-table.tsx';
import { LogTable } from './log-table.tsx';

type Venue = OperatorInvoice['Venues'][number];

const columns: readonly ListColumn<Venue>[] = [
  {
    title: 'Venue',
    text: ({ Venue: venue }) => venue,
    draw: ({ Venue: venue }) => (
      <TextLink to={venuePath(venue)}>
        <Code>{venue}</Code>
      </TextLink>
    ),
  },
  { title: 'Name', text: ({ Name }) => Name, isLong: true },
  { title: 'Live orders', text: ({ Orders }) => (Orders ? 'yes' : 'no') },
  { title: 'Live trades', text: ({ Trades }) => (Trades ? 'yes' : 'no') },
];

/** What became of an invoice, in sentences. */
function became({ Invoice, SettledOn, Transfer, WithdrawnOn, CreditNumber, CreditedOn }: OperatorInvoice) {
  const told: string[] = [];
  if (SettledOn !== null)
    told.push(`Settled on ${mediumDate(SettledOn)}${Transfer === null ? '' : ` by transfer ${Transfer}`}.`);
  if (WithdrawnOn !== null) told.push(`Withdrawn on ${mediumDate(WithdrawnOn)}.`);
  if (CreditedOn !== null) told.push(`Credited on ${mediumDate(CreditedOn)} by credit note ${CreditNumber}.`);
  if (told.length === 0) told.push(`Not paid yet; due on ${mediumDate(Invoice.DueOn)}.`);
  return told.join(' ');
}

/** The command that goes on with it; null if nothing is left to do. */
const commandOf = ({ Invoice: { State, Number: number } }: OperatorInvoice): string | null => {
  if (State === 'open') return `npm run daylight -- invoices settle ${number} --transfer REFERENCE`;
  return State === 'settled' ? `npm run daylight -- invoices credit ${number}` : null;
};

/** One invoice, and what became of it. */
export function Page() {
  const number = usePathParameter(pagePaths.operatorInvoices);
  return (
    <ConsoleScreen
      kind="invoice"
      query={{ number }}
      reading="Reading the invoice"
      none={`There is no invoice or credit note ${number}.`}
      tools={<TextLink to={pagePaths.operatorInvoices}>All invoices</TextLink>}
    >
      {({ invoice }) => {
        const { Invoice: told } = invoice;
        const command = commandOf(invoice);
        return (
          <>
            <Strip>
              <div>
                <dt>Invoice</dt>
                <dd>
                  <Code>{told.Number}</Code>
                </dd>
              </div>
              <div>
                <dt>State</dt>
                <dd>
                  <InvoiceState invoice={told} />
                </dd>
              </div>
              <div>
                <dt>Amount</dt>
                <dd>{usDollars(told.Amount)}</dd>
              </div>
              <div>
                <dt>Issued</dt>
                <dd>{mediumDate(told.IssuedOn)}</dd>
              </div>
              <div>
                <dt>Due</dt>
                <dd>{mediumDate(told.DueOn)}</dd>
              </div>
              <div>
                <dt>Term</dt>
                <dd>
                  {mediumDate(invoice.StartsOn)} to {mediumDate(invoice.EndsOn)}
                </dd>
              </div>
            </Strip>
            <TwoColumns>
              <Stack>
                <ListTable
                  title="Charged"
                  note={`${usDollars(invoice.CostPerVenue)} a month for live orders or live trades of a venue, ${counted(invoice.Months, 'month')}`}
                  columns={columns}
                  rows={invoice.Venues}
                  keyOf={({ Venue: venue }) => venue}
                  empty=""
                />
                <LogTable entries={invoice.Log} isWhole empty="Nothing was done to this invoice." />
              </Stack>
              <Stack>
                <Card aria-labelledby="customer">
                  <CardHead>
                    <CardTitle id="customer">Customer</CardTitle>
                  </CardHead>
                  <CardText>
                    {invoice.Customer.map((line) => (
                      <span key={line}>
                        {line}
                        <br />
                      </span>
                    ))}
                    {told.PoNumber === null ? null : `Purchase order ${told.PoNumber}`}
                  </CardText>
                  <CardText>
                    {told.Login === null ? (
                      'The account was removed.'
                    ) : (
                      <TextLink to={customerPath(told.Pseudonym)}>{told.Login}</TextLink>
                    )}
                  </CardText>
                </Card>
                <Card aria-labelledby="became">
                  <CardHead>
                    <CardTitle id="became">What became of it</CardTitle>
                  </CardHead>
                  <CardText>{became(invoice)}</CardText>
                  {command === null ? null : (
                    <CardText>
                      Next: <Code>{command}</Code>
                    </CardText>
                  )}
                </Card>
              </Stack>
            </TwoColumns>
          </>
        );
      }}
    </ConsoleScreen>
  );
}
