import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { Receipt } from '../../../../../machines/receipts.ts';
import { countryName } from '../../../../domain/account/countries.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { taxWords } from '../../../../domain/payment/receipt-tax.ts';
import { ColumnHeads } from '../../../controls/column-heads.tsx';
import { useLast } from '../../../hooks/use-last.ts';
import { DaylightLogo } from '../../../logos/daylight-logo.tsx';
import { endedOf, kindWords, periodOf } from './payment-words.ts';
import {
  ReceiptBrand,
  ReceiptContent,
  ReceiptDialogRoot,
  ReceiptFacts,
  ReceiptNote,
  ReceiptRefund,
  ReceiptRoot,
  ReceiptSum,
} from './receipt-styles.ts';

/** One receipt, to read or print: only the receipt is printed. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt | null; onClose: () => void }) {
  const shown = useLast(receipt);
  return (
    <ReceiptDialogRoot
      open={receipt !== null}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="receipt-title"
    >
      <ReceiptContent>{shown ? <ReceiptSheet receipt={shown} /> : null}</ReceiptContent>
      <DialogActions data-print="no">
        <Button onClick={onClose}>Close</Button>
        {shown ? (
          <Button component="a" href={documentOf(shown)} download={`${shown.ReceiptNumber}.pdf`}>
            Download PDF
          </Button>
        ) : null}
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
      </DialogActions>
    </ReceiptDialogRoot>
  );
}

const documentOf = ({ ReceiptNumber }: Receipt): string =>
  `/api/payment/receipt/file?number=${encodeURIComponent(ReceiptNumber)}`;

const whatOf = (venue: Receipt['Venues'][number]): string => {
  if (venue.IsRealOrders && venue.IsRealTraders) return 'Real-time orders and trades';
  return venue.IsRealOrders ? 'Real-time orders' : 'Real-time trades';
};

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { Customer, Seller, Tax } = receipt;
  const taxName = Tax?.Name ?? 'Tax';
  return (
    <ReceiptRoot data-print="alone">
      <header>
        <ReceiptBrand>
          <DaylightLogo />
          Daylight
        </ReceiptBrand>
        <h2 id="receipt-title">
          Receipt <span className="mono">{receipt.ReceiptNumber}</span>
        </h2>
      </header>
      {receipt.RefundDate === null ? null : (
        <ReceiptRefund>
          {receipt.OrderStatus === 'reversed' ? 'Reversed' : 'Refunded'} on {longDate(receipt.RefundDate)}
        </ReceiptRefund>
      )}
      {endedOf(receipt).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ReceiptFacts>
        {Seller ? (
          <div>
            <dt>Seller</dt>
            <dd>
              <span>{Seller.Name}</span>
              {Seller.Address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {Seller.TaxNumber === null ? null : (
                <span>
                  {taxName} number {Seller.TaxNumber}
                </span>
              )}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Paid by</dt>
          <dd>
            {Customer?.Company ? <span>{Customer.Company}</span> : null}
            {Customer ? <span>{Customer.Name}</span> : null}
            <span>{receipt.Email}</span>
            {Customer?.Country ? <span>{countryName(Customer.Country)}</span> : null}
            {Customer?.TaxNumber ? (
              <span>
                {taxName} number {Customer.TaxNumber}
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>Paid on</dt>
          <dd>{longDate(receipt.PaymentDate)}</dd>
          <dt>For</dt>
          <dd>
            {kindWords[receipt.OrderKind]}, {periodOf(receipt)}
          </dd>
        </div>
      </ReceiptFacts>
      <table>
        <ColumnHeads names={['Trading venue', 'MIC', 'Data']} />
        <tbody>
          {receipt.Venues.map((venue) => (
            <tr key={venue.MIC}>
              <td>{venue.Name}</td>
              <td className="mono">{venue.MIC}</td>
              <td>{whatOf(venue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ReceiptSum>
        <div>
          <dt>
            {receipt.Flags} × {usDollars(receipt.CostPerVenue)} a month, {receipt.Months}{' '}
            {receipt.Months === 1 ? 'month' : 'months'}
          </dt>
          <dd className="figures">{usDollars(receipt.Amount)}</dd>
        </div>
        {Tax?.Treatment === 'rate' ? (
          <>
            <div>
              <dt>Net</dt>
              <dd className="figures">${Tax.Net}</dd>
            </div>
            <div>
              <dt>
                {Tax.Name} {Tax.Rate}%
              </dt>
              <dd className="figures">${Tax.Amount}</dd>
            </div>
          </>
        ) : Tax ? (
          <div>
            <dt>{taxWords(Tax)}</dt>
          </div>
        ) : null}
        <div>
          <dt>Paid, {receipt.Currency}</dt>
          <dd className="figures">{usDollars(receipt.Amount)}</dd>
        </div>
      </ReceiptSum>
      {Tax?.Note ? <ReceiptNote>{Tax.Note}</ReceiptNote> : null}
      <ReceiptNote>
        Order <span className="mono">{receipt.OrderID}</span>
        {receipt.PaymentReference === '' ? null : (
          <>
            , {receipt.Invoice ? `invoice ${receipt.Invoice.Number}, transfer` : 'PayPal reference'}{' '}
            <span className="mono">{receipt.PaymentReference}</span>
          </>
        )}
      </ReceiptNote>
    </ReceiptRoot>
  );
}
