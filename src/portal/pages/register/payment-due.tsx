import Button from '@mui/material/Button';
import { usDollars } from '../../../domain/format/money.ts';

/** What is due after the registration (A 4.6): the payment button with the cost in dollars. */
export function PaymentDue({ cost }: { cost: number }) {
  return (
    <div role="status" className="register-due">
      <p>
        Your account is registered. <strong className="figures">{usDollars(cost)}</strong> is due before live
        data is shown.
      </p>
      {/* Takes no money before the payment flow is plugged in. */}
      <Button variant="contained" size="large" disabled sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
        Pay {usDollars(cost)}
      </Button>
      <p className="register-note">
        Payment is not open yet. We have sent you an e-mail with a link by which you set your password; the
        payment waits for you under My account.
      </p>
    </div>
  );
}
