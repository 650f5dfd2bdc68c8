// Stands in for the object store's own program: `server FOLDER`, configured by its image's environment variables.
import { createRequire } from 'node:module';
import S3rver from 's3rver';

const [order, directory = ''] = process.argv.slice(2);
const { MINIO_ROOT_USER = '', MINIO_ROOT_PASSWORD = '', STORE_ADDRESS = '', STORE_PORT = '' } = process.env;
if (order !== 'server') throw new Error(`unsupported: ${order}`);
// Like the real one, refuses a password of fewer than eight characters.
if (MINIO_ROOT_PASSWORD.length < 8) throw new Error('the password is too short');

type Keys = {
  readonly createKeyPair: (id: string, secret: string) => void;
  readonly revokeAccessKey: (id: string) => void;
};
const accounts: { readonly DUMMY_ACCOUNT: Keys } = createRequire(import.meta.url)(
  's3rver/lib/models/account.js',
);
accounts.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
accounts.DUMMY_ACCOUNT.createKeyPair(MINIO_ROOT_USER, MINIO_ROOT_PASSWORD);

const store = new S3rver({
  directory,
  address: STORE_ADDRESS,
  port: Number(STORE_PORT),
  silent: true,
  vhostBuckets: false,
});
await store.run();
process.once('SIGTERM', () => process.exit(0));
