import type { FastifyRequest } from 'fastify';

// The provider's callback is below /auth, and is a page.
const servicePaths =
  /^\/(api|auth\/(signin|session|logout|register)|idp|sandbox|webhooks|alerts\/off|files|healthz|readyz|metrics)(\/|\?|$)/;

// The pages of open data and slice files are at the folders' own addresses, with or without a trailing slash.
const filePaths = /^\/(files\/|(open-data|slice-files)\/[^?])/;

// Files that pages and programs fetch. Any other extension, such as in a mangled link, is a path of the router.
const fetchedKinds =
  /\.(?:avif|br|css|csv|gif|gz|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i;
const hiddenFile = /\/\.[^/]*$/;

/** Whether an address is one of published files. */
export const isFilePath = (url: string): boolean => filePaths.test(url);

/** Whether an address belongs to the service, not to the portal's pages and files. */
export const isServicePath = (url: string): boolean => servicePaths.test(url) || isFilePath(url);

/** Whether a page of the portal is asked for: not a call, a file, or a page of another part of the program. */
export function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isServicePath(request.url)) return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (fetchedKinds.test(path) || hiddenFile.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  // Link checkers and health checks accept anything; for a file they ask for the file.
  return /\.[a-z0-9]{1,8}$/i.test(path) ? /text\/html/.test(accept) : /text\/html|\*\/\*/.test(accept);
}
