import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import type { Bucket } from '../files/bucket.ts';
import type { ArchivedTypes, KeptMonths } from '../ingest/retention.ts';
import type { Seller } from '../payments/receipts.ts';

/** An outside identity provider: what it is called there and what it takes to speak to it. */
type OutsideProvider = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiToken: string;
};

/** The program's configuration, checked. Null means: not set, and nothing takes its place. */
export type Config = {
  readonly production: boolean;
  /** Every answer is checked by the contract before it is sent. */
  readonly testing: boolean;
  readonly role: 'all' | 'web' | 'worker';
  readonly host: string;
  /** The port to listen on: a worker's is another one. */
  readonly port: number;
  /** In milliseconds. */
  readonly shutdown: { readonly delayMs: number; readonly limitMs: number };
  /** Origin people type. With port 0 it holds only until the real port is known. */
  readonly publicUrl: URL;
  /** Whether PUBLIC_URL was set, so that it does not follow the port. */
  readonly publicUrlIsSet: boolean;
  readonly trustProxy: boolean | number | string;
  /** 0 limits nothing. */
  readonly callsPerMinute: number;
  /** Of one API key; 0 limits nothing. */
  readonly keyCallsPerMinute: number;
  readonly waitingCalls: number;
  readonly streamsPerAccount: number;
  /** 0: as many as they like. */
  readonly mostLiveSessions: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where metrics are read: on a port of their own, else on the main one with the token. Null: nowhere. */
  readonly metrics: {
    readonly own: { readonly host: string; readonly port: number } | null;
    readonly token: string | null;
  } | null;
  /** Where traces are sent; null: there are none. */
  readonly tracing: { readonly url: URL; readonly protocol: 'http/protobuf' | 'http/json' } | null;
  readonly sandbox: boolean;
  readonly dataDir: string;
  /** Null: a folder in `dataDir`. */
  readonly filesStore: Bucket | null;
  readonly databaseUrl: string | null;
  /** Past the pooler that databaseUrl names; null: it names none. */
  readonly directUrl: string | null;
  /** A replica, and how far it may be behind, in seconds. */
  readonly readUrl: string | null;
  readonly readMaxLag: number;
  readonly poolSize: number;
  /** Longest wait for a connection of the database before it serves, in milliseconds. */
  readonly databaseStartMs: number;
  readonly sessionPoolSize: number;
  readonly jobsPoolSize: number;
  readonly identityPoolSize: number;
  readonly sessionSecret: string | null;
  /** Accepted beside it while it is being replaced. */
  readonly previousSessionSecret: string | null;
  readonly noPaymentMode: boolean;
  /** US dollars; null when not set, which callers read as 25. */
  readonly costPerVenue: number | null;
  /** Months of data that are kept, the present one among them. */
  readonly keptMonths: KeptMonths;
  /** Whose months are archived before they are dropped. */
  readonly archived: ArchivedTypes;
  readonly payment: {
    readonly environment: 'sandbox' | 'production';
    readonly clientId: string | null;
    readonly clientSecret: string | null;
    readonly apiBase: URL | null;
    readonly sdkUrl: URL | null;
    readonly webhookId: string | null;
  };
  /** Who issues receipts, and what they say of tax. */
  readonly seller: Seller;
  readonly captcha: {
    readonly skipValidation: boolean;
    readonly siteKey: string | null;
    readonly secret: string | null;
    readonly scriptUrl: URL | null;
    readonly verifyUrl: URL | null;
  };
  /** Null: the embedded provider. */
  readonly provider: OutsideProvider | null;
  readonly mail: {
    readonly smtpUrl: URL | null;
    /** An smtp:// connection has to turn to TLS. */
    readonly requireTls: boolean;
    readonly from: string;
  };
  readonly supportEmail: string;
  readonly debounceMaxWait: number;
  readonly filesUrl: string;
  readonly sliceFileLinkPath: string;
  readonly links: Readonly<PublicConfig['links']>;
};

/** Name of the variable that gives a role its port. */
export const portVariable = (role: Config['role']) => (role === 'worker' ? 'WORKER_PORT' : 'PORT');

/** Whether the sandbox's captcha is used: nothing of another one is configured. */
export function usesCaptchaStandIn({ sandbox, captcha }: Pick<Config, 'sandbox' | 'captcha'>): boolean {
  const { skipValidation, siteKey, scriptUrl, verifyUrl } = captcha;
  return sandbox && !skipValidation && siteKey === null && scriptUrl === null && verifyUrl === null;
}

/** Whether the sandbox plays the payment provider: payment is on, and nothing of an outside one is set. */
export function usesPaymentStandIn({ sandbox, noPaymentMode, payment }: Config): boolean {
  const { clientId, apiBase, sdkUrl } = payment;
  return sandbox && !noPaymentMode && clientId === null && apiBase === null && sdkUrl === null;
}
