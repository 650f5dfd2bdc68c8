// The payer's side of the sandbox's payment window.
const token = new URLSearchParams(location.search).get('token') ?? '';
const note = document.getElementById('note');

const say = (text) => {
  note.textContent = text;
};

async function decide(decision) {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
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
  say(decision === 'approved' ? 'Approved. The shop is taking the payment…' : 'Cancelled.');
  window.opener?.postMessage({ sandboxPayment: token, decision, payerID }, location.origin);
}

document.getElementById('approve')?.addEventListener('click', () => decide('approved'));
document.getElementById('cancel')?.addEventListener('click', () => decide('cancelled'));
