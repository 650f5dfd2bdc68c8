import { seesScreen } from '../../../domain/operator/roles.ts';
import { apiCallAddress, customerPath, pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { Card, CardHead, CardText, CardTitle, Code, Strip } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { minuteOf } from './console-times.ts';
import { Answered, callOf, type Request } from './request-columns.tsx';
import { RequestSearch } from './request-search.tsx';
import { useRoles } from './use-roles.ts';

/** Whose it was, with the way to the customer for whom a role shows it. */
function Whose({ request: { Pseudonym, Key, PublisherKey } }: { request: Request }) {
  const roles = useRoles();
  if (PublisherKey !== null)
    return (
      <>
        the publisher with key <Code>{PublisherKey}</Code>
      </>
    );
  if (Pseudonym === null) return 'nobody who was signed in';
  return (
    <>
      {seesScreen(roles, 'customer') ? (
        <TextLink to={customerPath(Pseudonym)}>
          customer <Code>{Pseudonym}</Code>
        </TextLink>
      ) : (
        <>
          customer <Code>{Pseudonym}</Code>
        </>
      )}
      {Key === null ? null : (
        <>
          , with API key <Code>{Key}</Code>
        </>
      )}
    </>
  );
}

/** One request, by the reference that its caller was shown. */
export function Page() {
  const reference = usePathParameter(pagePaths.operatorRequests);
  return (
    <ConsoleScreen
      kind="request"
      query={{ reference }}
      reading="Looking for the request"
      none={`No request with the reference ${reference} has failed in the last seven days. One that has is known within seconds: try once more.`}
      tools={
        <>
          <RequestSearch reference={reference} />
          <TextLink to={pagePaths.operatorRequests}>All requests</TextLink>
        </>
      }
    >
      {({ request: { Request: request } }) => (
        <>
          <Strip>
            <div>
              <dt>Answered</dt>
              <dd data-wraps="">
                <Answered request={request} />
              </dd>
            </div>
            <div>
              <dt>At, UTC</dt>
              <dd>
                {minuteOf(request.At)}
                {request.At.slice(16, 19)}
              </dd>
            </div>
            <div>
              <dt>After</dt>
              <dd>{request.Milliseconds.toLocaleString('en-GB')} ms</dd>
            </div>
          </Strip>
          <Card aria-labelledby="why">
            <CardHead>
              <CardTitle id="why">
                {request.Fault === null ? 'Refused: nothing failed' : 'What failed'}
              </CardTitle>
            </CardHead>
            {request.Fault === null ? null : (
              <CardText>
                <Code>{request.Fault}</Code>
              </CardText>
            )}
            <CardText>
              {request.Message === request.Code
                ? 'What the caller was told is not kept: it may repeat what they sent.'
                : `The caller was told: “${request.Message}”.`}
            </CardText>
            <CardText>
              The call was <Code>{callOf(request)}</Code>
              {request.Operation !== null && request.Path?.startsWith('/api/operator/') === false ? (
                <>
                  , <TextLink to={apiCallAddress(request.Operation)}>{request.Operation}</TextLink>
                </>
              ) : null}
              , of <Whose request={request} />.
            </CardText>
            <CardText>
              The log of the service has more under <Code>{request.Reference}</Code>.
            </CardText>
          </Card>
        </>
      )}
    </ConsoleScreen>
  );
}
