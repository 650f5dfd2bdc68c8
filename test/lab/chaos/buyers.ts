import { randomUUID } from 'node:crypto';
import type { Buyer } from '../../server/payments/crash/crash-subject.ts';
import { emailOf, newBuyer } from '../../server/payments/crash/new-buyer.ts';
import type { VisitorAnswer } from '../../server/payments/crash/visitor.ts';
import type { Instance } from './instances.ts';
import { oneOf } from './publishers.ts';
import { isOver, persist, type Scene } from './scene.ts';

/** Who registers and buys. */
export type Market = {
  /** Addresses whose registration was acknowledged. */
  readonly registered: string[];
  /** Users with an order, and their addresses. */
  readonly buyers: (Buyer & { readonly email: string })[];
  /** Where each payment that is under way was sent. */
  readonly underWay: Map<Buyer, () => string>;
};

export const isPayingAt = ({ underWay }: Market, { origin }: Instance): boolean =>
  [...underWay.values()].some((at) => at() === origin);

/** Pays like a user who does not give up. */
async function pay(scene: Scene, market: Market, buyer: Buyer, at: () => string): Promise<void> {
  const { books } = scene.system.provider;
  const { visitor, order } = buyer;
  const call = async (url: string, body: object): Promise<VisitorAnswer> => {
    market.underWay.set(buyer, at);
    return visitor
      .call('POST', `/api/payment/${url}`, body, randomUUID())
      .finally(() => market.underWay.delete(buyer));
  };
  await persist(scene, `the payment of ${order}`, async () => {
    const { body } = await visitor.call('POST', '/api/payment/check', { OrderID: order });
    if (body.OrderStatus === 'paid') return true;
    if (body.OrderStatus !== 'created') return null;
    const created = await call('create', { OrderID: order });
    const token = String(created.body.OrderID ?? '');
    if (created.status !== 200 || token === '') return null;
    books.approve(token, false);
    const approval = { Token: token, PaymentID: token, PayerID: books.find(token)?.payerId ?? 'PAYER' };
    await call('execute', approval);
    return null;
  });
}

/** Looks at their own account and payments. */
async function lookAround(scene: Scene, { buyers }: Market, { visitor, email }: Market['buyers'][number]) {
  const [account, payments] = await persist(scene, `who ${email} is`, async () => {
    const answers = [
      await visitor.call('GET', '/api/userInfo'),
      await visitor.call('GET', '/api/payment/history'),
    ];
    return answers.every(({ status }) => status < 500) ? answers : null;
  });
  if (account?.body.email !== email)
    scene.fault(`${email} is signed in as ${account?.body.email} (${account?.status})`);
  const text = JSON.stringify(payments?.body);
  for (const other of buyers)
    if (text.includes(other.order) !== (other.email === email))
      scene.fault(`${email} is shown the payments ${text}, of which ${other.order} is ${other.email}'s`);
}

/** New users register one after the other, until at least one of them has bought live data. @param next gives each a number */
export async function buy(scene: Scene, next: () => number, market: Market): Promise<void> {
  const { system, pool } = scene;
  let at = '';
  const origin = (): string => {
    at = oneOf(system.webs, scene);
    return at;
  };
  for (let paid = 0; paid === 0 || !isOver(scene); paid += 1) {
    // A registration that was interrupted is replaced by a new one, since nothing has been paid yet.
    const buyer = await persist(scene, 'a registration', async () => {
      const number = next();
      const outside = { pool, mails: system.mail.mails };
      const register = (email: string): void => void market.registered.push(email);
      return { ...(await newBuyer(outside, origin, number, register)), email: emailOf(number) };
    });
    await pay(scene, market, buyer, () => at);
    market.buyers.push(buyer);
    const one = market.buyers[scene.chance.between(0, market.buyers.length - 1)];
    if (one) await lookAround(scene, market, one);
  }
}
