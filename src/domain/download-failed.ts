import { errorTitle } from './error-title.ts';

/** What is said when a report or a document cannot be downloaded; a mailto link to `contact` ends it (B 8). */
export function downloadFailed(contact: string): { title: string; message: string; contact: string } {
  return {
    title: errorTitle,
    message: 'Report could not be downloaded – please try again later or contact',
    contact,
  };
}
