import path from 'node:path';
import { dataFormatGuide } from './data-format-guide.ts';
import { feedRegistrationForm } from './feed-registration-form.ts';
import { fixFeedOverview } from './fix-feed-overview.ts';
import { guidePdf } from './guide.ts';
import { rateCard } from './rate-card.ts';
import { userGuide } from './user-guide.ts';

const portal = path.resolve(import.meta.dirname, '../../portal');
const shipped = path.resolve(import.meta.dirname, '../../server/documents/shipped');

/** The generated documents that are kept with the sources. */
export const documents: readonly { readonly file: string; readonly make: () => Promise<Uint8Array> }[] = [
  {
    file: path.join(portal, 'pages/feed-register/daylight-feed-registration.pdf'),
    make: feedRegistrationForm,
  },
  { file: path.join(shipped, 'daylight-user-guide.pdf'), make: () => guidePdf(userGuide) },
  { file: path.join(shipped, 'daylight-data-format-guide.pdf'), make: () => guidePdf(dataFormatGuide) },
  { file: path.join(shipped, 'daylight-fix-feed-overview.pdf'), make: () => guidePdf(fixFeedOverview) },
  { file: path.join(shipped, 'daylight-rate-card.pdf'), make: () => guidePdf(rateCard) },
];
