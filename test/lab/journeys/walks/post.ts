/** Sends a setting to a stand-in; returns whether it was accepted. */
export async function post(address: string, body: unknown): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok;
}
