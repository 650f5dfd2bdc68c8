// The payer's side of the sandbox's payment window.
const token = new URLSearchParams(location.search).get('token') ?? '';
const note = document.getElementById('note');

const say = (text) => {
  note.textContent = text;
};

const withdraw = () => {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
};

let isApproved = false;

// The page that opened this window closes its buttons when the purchase is cancelled: nothing can be approved then.
window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== window.opener) return;
  if (event.data?.sandboxPayment !== token || event.data.ended !== true) return;
  withdraw();
  say(
    isApproved
      ? 'This purchase was ended on the page that opened this window. If you cancelled it, nothing was charged; My subscriptions shows what became of it. You can close this window.'
      : 'This purchase was cancelled on the page that opened this window. Nothing was charged. You can close this window.',
  );
});

async function decide(decision) {
  withdraw();
  const badCard = document.querySelector('input[name="means"]:checked')?.value === 'bad-card';
  const response = await fetch('approve', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, decision, badCard }),
  });
  if (!response.ok) {
    say('This payment cannot be approved any more. You can close this window.');
    return;
  }
  const { payerID, tell } = await response.json();
  if (!tell) {
    window.close();
    return;
  }
  isApproved = decision === 'approved';
  if (!window.opener || window.opener.closed) {
    say(
      isApproved
        ? 'Approved, but the page that opened this window is gone. My subscriptions shows what became of it. You can close this window.'
        : 'Cancelled. You can close this window.',
    );
    return;
  }
  say(isApproved ? 'Approved. The shop is taking the payment…' : 'Cancelled.');
  window.opener.postMessage({ sandboxPayment: token, decision, payerID }, location.origin);
}

document.getElementById('approve')?.addEventListener('click', () => decide('approved'));
document.getElementById('cancel')?.addEventListener('click', () => decide('cancelled'));
