import { expectTypeOf, test } from 'vitest';
import type { UserDetails } from '../../../src/contract/generated/types.ts';
import { JsonText, type OperationRequest, type Operations } from '../../../src/server/http/operation.ts';
import type { RequestSession } from '../../../src/server/sessions/sessions.ts';

// The compiler checks these: `npm run types` fails if a line marked as an error compiles.

test('a wrong answer does not compile', () => {
  const wrongs: Partial<Operations>[] = [
    // @ts-expect-error: the session token is missing
    { signIn: async () => ({ status: 200, body: { nonce: 'n' } }) },
    // @ts-expect-error: the body is missing
    { signIn: async () => ({ status: 200 }) },
    // @ts-expect-error: this answer has no body
    { logout: async () => ({ status: 204, body: { done: true } }) },
    // @ts-expect-error: the text is of another type
    { getFeedData: async () => ({ status: 200, json: new JsonText<UserDetails>('{}') }) },
    // @ts-expect-error: this call answers no file
    { getUserInfo: async () => ({ status: 200, stream: process.stdin }) },
  ];
  expectTypeOf(wrongs).not.toBeAny();
});

test('a wrong status does not compile', () => {
  const wrongs: Partial<Operations>[] = [
    // @ts-expect-error: signing out answers 204
    { logout: async () => ({ status: 200 }) },
    // @ts-expect-error: the contract names no 201
    { signIn: async () => ({ status: 201, body: { sessionToken: 's', nonce: 'n' } }) },
  ];
  expectTypeOf(wrongs).not.toBeAny();
});

test('a missing handler does not compile, nor does one for a call that is not in the contract', () => {
  const all = (operations: Operations): Operations => operations;
  const withoutLogout = ({ logout: _, ...rest }: Operations): Operations =>
    // @ts-expect-error: logout is missing
    all(rest);
  // @ts-expect-error: the contract knows no such call
  const unknown: Partial<Operations> = { sellEverything: async () => ({ status: 200 }) };
  expectTypeOf(withoutLogout).not.toBeAny();
  expectTypeOf(unknown).not.toBeAny();
});

test('the types of a call have the parameters and the body of the contract', () => {
  expectTypeOf<OperationRequest<'getRts28'>['query']>().toEqualTypeOf<{
    readonly publisherid: number;
    readonly datetext: string;
  }>();
  expectTypeOf<OperationRequest<'getSecurityQuestion'>['params']>().toEqualTypeOf<{
    readonly token: string;
  }>();
  expectTypeOf<OperationRequest<'signIn'>['body']>().toEqualTypeOf<{
    readonly login: string;
    readonly password: string;
  }>();
  expectTypeOf<OperationRequest<'logout'>['body']>().toEqualTypeOf<undefined>();
});

test('a call has a session if its access rule requires one', () => {
  expectTypeOf<OperationRequest<'getUserDetails'>['session']>().toEqualTypeOf<RequestSession>();
  expectTypeOf<OperationRequest<'getFeedData'>['session']>().toEqualTypeOf<RequestSession>();
  expectTypeOf<OperationRequest<'createPayment'>['session']>().toEqualTypeOf<RequestSession | null>();
});
