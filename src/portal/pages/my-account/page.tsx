import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { latePart } from '../../hooks/use-late.tsx';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MyAccount } from './my-account-styles.ts';

const Details = latePart(async () => (await import('./details/details.tsx')).Details);
const Subscriptions = latePart(async () => (await import('./subscriptions/subscriptions.tsx')).Subscriptions);
const ChangePassword = latePart(async () => (await import('./change-password.tsx')).ChangePassword);
const ApiKeys = latePart(async () => (await import('./api-keys/api-keys.tsx')).ApiKeys);
const Security = latePart(async () => (await import('./security/security.tsx')).Security);

const parts: readonly { path: string; Part: ComponentType }[] = [
  { path: pagePaths.subscriptions, Part: Subscriptions },
  { path: pagePaths.apiKeys, Part: ApiKeys },
  { path: pagePaths.changePassword, Part: ChangePassword },
  { path: pagePaths.security, Part: Security },
  // A 2.1: /my-account shows the details page.
  { path: pagePaths.myAccount, Part: Details },
];

/** My account (A 2.9): a side menu, the part it selects, and the information panel beside that part. */
export function Page() {
  const { pathname } = useLocation();
  const part = parts.find(({ path }) => pathname.startsWith(path));
  return (
    <MyAccount>
      <AccountMenu />
      {/* The menu stays if a part fails. */}
      <ErrorBoundary place={part?.path ?? ''}>
        {/* With its own key the fallback shows at once; without it the previous part stays until the next has loaded. */}
        <Suspense key={part?.path} fallback={<Opening />}>
          {part ? <part.Part /> : null}
        </Suspense>
      </ErrorBoundary>
    </MyAccount>
  );
}

function Opening() {
  usePageLoading(true, 'Opening My account');
  return null;
}
