import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type JsonObject, lenientObject, requiredText } from '../outside-json.ts';
import { createProviderCalls, type ProviderSettings } from './provider-calls.ts';
import { ProviderError } from './provider-error.ts';
import { readAnswer } from './provider-http.ts';
import { createRelyingParty } from './relying-party.ts';

export type PrimaryAuthentication = { readonly sessionToken: string; readonly subject: string };

/** The password was right; a code of this factor is still asked for. */
export type FactorAsked = {
  readonly stateToken: string;
  readonly factorId: string;
  readonly subject: string;
};

/** A second factor of a person. */
export type ProviderFactor = {
  readonly id: string;
  /** ISO time. */
  readonly created: string | null;
};

/** A factor that is being set up. */
export type BegunFactor = {
  readonly id: string;
  /** In base 32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

export type NewProviderUser = {
  readonly profile: Readonly<Record<string, string>>;
  readonly password: string;
  readonly recovery?: { readonly question: string; readonly answer: string };
};

export type ProviderUser = {
  readonly id: string;
  readonly profile: Readonly<Record<string, string | null>>;
  readonly recoveryQuestion: string | null;
  /** ISO time. */
  readonly passwordChanged: string | null;
  /** ISO time. */
  readonly created: string | null;
};

const anyText = z.string().nullable().catch(null);

const userAnswer = z
  .object({
    id: requiredText,
    profile: z.record(z.string(), anyText).catch({}),
    credentials: lenientObject({ recovery_question: lenientObject({ question: anyText }) }),
    passwordChanged: anyText,
    created: anyText,
  })
  .transform(
    ({ credentials, ...user }): ProviderUser => ({
      ...user,
      recoveryQuestion: credentials.recovery_question.question,
    }),
  );
const authenticated = z.object({
  sessionToken: requiredText,
  _embedded: z.object({ user: z.object({ id: requiredText }) }),
});
const factorAsked = z.object({
  status: z.literal('MFA_REQUIRED'),
  stateToken: requiredText,
  _embedded: z.object({
    user: z.object({ id: requiredText }),
    factors: z.array(z.object({ id: requiredText, factorType: z.string() })),
  }),
});
const factorList = z.object({
  list: z.array(
    z.object({
      id: requiredText,
      factorType: z.string(),
      status: z.string(),
      created: anyText,
    }),
  ),
});
const factorBegun = z.object({
  id: requiredText,
  _embedded: z.object({
    activation: z.object({ sharedSecret: requiredText }),
    recoveryCodes: z.array(z.string()).catch([]),
  }),
});
const recoveryStarted = z.object({ recoveryToken: requiredText });
const recoveryOpened = z.object({
  stateToken: requiredText,
  _embedded: z.object({ user: z.object({ recovery_question: z.object({ question: requiredText }) }) }),
});

/** The kind of factor that is supported. */
const isOneTimePassword = ({ factorType }: { readonly factorType: string }): boolean =>
  factorType === 'token:software:totp';

function authenticationOf(body: JsonObject): PrimaryAuthentication {
  if (body.status !== 'SUCCESS') {
    // A factor of another kind, an expired password or a locked account: the portal does not support these steps.
    throw new ProviderError(
      'refused',
      'Logging in to this account takes a step that cannot be done here. Contact support.',
      { code: 'E0000004', status: 401 },
    );
  }
  const { sessionToken, _embedded } = readAnswer(authenticated, body);
  return { sessionToken, subject: _embedded.user.id };
}

const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;

/**
 * The identity provider as the portal's server uses it: OpenID Connect by `createRelyingParty`, Okta's own API by fetch
 * (wire.md Identity). Every call may throw ProviderError.
 */
export type ProviderClient = ReturnType<typeof createProviderClient>;

/** The relying party and Okta's own calls, over HTTP. */
export function createProviderClient(settings: ProviderSettings, clock: Clock) {
  const issuer = () => settings.addresses().issuer;
  const redirectUri = () => settings.addresses().redirectUri;
  const { api, fetchByCall } = createProviderCalls(settings);

  return {
    clientId: settings.clientId,
    issuer,
    redirectUri,
    ...createRelyingParty({ ...settings, issuer, redirectUri, fetch: fetchByCall }, clock),

    /**
     * Primary authentication; of second factors, time-based one-time passwords are supported. The person's address is sent along for the provider's own checks, and the browser's name
     * if it has signed in to the account before.
     *
     * @throws ProviderError refused E0000004 (wrong login or password), E0000047 (too many)
     */
    async authenticate(
      login: string,
      password: string,
      address: string,
      device: string | null = null,
    ): Promise<PrimaryAuthentication | FactorAsked> {
      const body = await api(
        'POST',
        '/authn',
        { username: login, password },
        {
          'x-forwarded-for': address,
          ...(device === null ? undefined : { 'x-device-fingerprint': device }),
        },
      );
      const { data: asked } = factorAsked.safeParse(body);
      const factor = asked?._embedded.factors.find(isOneTimePassword);
      if (asked && factor) {
        return { stateToken: asked.stateToken, factorId: factor.id, subject: asked._embedded.user.id };
      }
      return authenticationOf(body);
    },

    /** @throws ProviderError refused E0000068 (wrong code), E0000011 (the sign-in has ended), E0000047 (too many) */
    async verifyCode({ stateToken, factorId }: FactorAsked, code: string): Promise<PrimaryAuthentication> {
      const path = `/authn/factors/${encodeURIComponent(factorId)}/verify`;
      return authenticationOf(await api('POST', path, { stateToken, passCode: code }));
    },

    /** The person's factor; null if none is set up. */
    async findFactor(subject: string): Promise<ProviderFactor | null> {
      const { list } = readAnswer(factorList, await api('GET', `${userPath(subject)}/factors`));
      return list.find((one) => isOneTimePassword(one) && one.status === 'ACTIVE') ?? null;
    },

    /**
     * Begins to set a factor up; one that was begun before ends. Only the embedded provider gives recovery codes.
     *
     * @throws ProviderError refused E0000001 if there is one
     */
    async beginFactor(subject: string): Promise<BegunFactor> {
      const body = await api('POST', `${userPath(subject)}/factors`, {
        factorType: 'token:software:totp',
        provider: 'GOOGLE',
      });
      const { id, _embedded } = readAnswer(factorBegun, body);
      return { id, secret: _embedded.activation.sharedSecret, recoveryCodes: _embedded.recoveryCodes };
    },

    /** @throws ProviderError refused E0000068 (wrong code), E0000007 or E0000079 (begun anew), E0000047 (too many) */
    async activateFactor(subject: string, factorId: string, code: string): Promise<void> {
      const path = `${userPath(subject)}/factors/${encodeURIComponent(factorId)}/lifecycle/activate`;
      await api('POST', path, { passCode: code });
    },

    async removeFactor(subject: string, factorId: string): Promise<void> {
      await api('DELETE', `${userPath(subject)}/factors/${encodeURIComponent(factorId)}`);
    },

    /** Uses a code outside of a sign-in. @throws ProviderError refused E0000068 (wrong code), E0000047 (too many) */
    async acceptCode(subject: string, factorId: string, code: string): Promise<void> {
      const path = `${userPath(subject)}/factors/${encodeURIComponent(factorId)}/verify`;
      await api('POST', path, { passCode: code });
    },

    /** Resolves if the provider accepts our token. @throws ProviderError refused E0000011 if it does not */
    async checkToken(): Promise<void> {
      await api('GET', '/users/me');
    },

    /** Ends every session of a person at the provider. */
    async endSessions(subject: string): Promise<void> {
      await api('DELETE', `${userPath(subject)}/sessions`);
    },

    /** @throws ProviderError refused E0000001 if the login is taken */
    async createUser(user: NewProviderUser): Promise<ProviderUser> {
      const body = await api('POST', '/users?activate=true', {
        profile: user.profile,
        credentials: {
          password: { value: user.password },
          ...(user.recovery === undefined ? undefined : { recovery_question: user.recovery }),
        },
      });
      return readAnswer(userAnswer, body);
    },

    /** By id or login. @throws ProviderError refused E0000007 if there is none */
    async getUser(idOrLogin: string): Promise<ProviderUser> {
      return readAnswer(userAnswer, await api('GET', userPath(idOrLogin)));
    },

    /** Changes the given parts of a profile, and the security question if given. */
    async updateUser(
      id: string,
      profile: Readonly<Record<string, string | null>>,
      recovery?: NewProviderUser['recovery'],
    ): Promise<ProviderUser> {
      const credentials = recovery === undefined ? {} : { credentials: { recovery_question: recovery } };
      return readAnswer(userAnswer, await api('POST', userPath(id), { profile, ...credentials }));
    },

    /**
     * Erases a person; does nothing if there is none. Okta needs two calls: the first deactivates the person, the
     * second deletes the data.
     */
    async deleteUser(id: string): Promise<void> {
      for (let call = 0; call < 3; call += 1) {
        try {
          await api('DELETE', userPath(id));
        } catch (error) {
          if (error instanceof ProviderError && error.code === 'E0000007') return;
          throw error;
        }
      }
    },

    /** @throws ProviderError refused E0000014 if the old password is wrong or the new one too weak */
    async changePassword(id: string, oldPassword: string, newPassword: string): Promise<void> {
      await api('POST', `${userPath(id)}/credentials/change_password`, {
        oldPassword: { value: oldPassword },
        newPassword: { value: newPassword },
      });
    },

    /** Starts a recovery. @throws ProviderError refused E0000095 for an unknown login */
    async startRecovery(login: string): Promise<{ recoveryToken: string }> {
      return readAnswer(recoveryStarted, await api('POST', '/authn/recovery/password', { username: login }));
    },

    /** Exchanges a recovery token, once, for a state token and the security question. */
    async openRecovery(recoveryToken: string): Promise<{ stateToken: string; question: string }> {
      const body = await api('POST', '/authn/recovery/token', { recoveryToken });
      const { stateToken, _embedded } = readAnswer(recoveryOpened, body);
      return { stateToken, question: _embedded.user.recovery_question.question };
    },

    /** @throws ProviderError refused E0000087 for a wrong answer, E0000011 if the recovery has ended */
    async answerRecovery(stateToken: string, answer: string): Promise<void> {
      await api('POST', '/authn/recovery/answer', { stateToken, answer });
    },

    /** @throws ProviderError refused E0000014 for a weak password, E0000011 if the recovery has ended */
    async resetPassword(stateToken: string, newPassword: string): Promise<void> {
      await api('POST', '/authn/credentials/reset_password', { stateToken, newPassword });
    },
  };
}
