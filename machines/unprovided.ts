import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** An actor that has to be provided before the flow runs; unprovided, it fails. */
export const unprovided = <Answer, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Answer, Input> =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error(`\`${name}\` must be provided`)));
