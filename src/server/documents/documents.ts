import path from 'node:path';
import { feedRegistrationForm } from './feed-registration-form.ts';

const portal = path.resolve(import.meta.dirname, '../../portal');

/** The documents that are made by a program and kept with the sources: where each lies, and how it is made. */
export const documents: readonly { readonly file: string; readonly make: () => Promise<Uint8Array> }[] = [
  {
    file: path.join(portal, 'pages/feed-register/daylight-feed-registration.pdf'),
    make: feedRegistrationForm,
  },
];
