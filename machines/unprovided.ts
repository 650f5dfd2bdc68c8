import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** A question that whoever runs a flow answers by providing that actor; unprovided it is an error. */
export const unprovided = <Answer, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Answer, Input> =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error(`\`${name}\` must be provided`)));
