/** Sends what a stand-in takes; whether it took it. */
export async function post(address: string, body: unknown): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok;
}
