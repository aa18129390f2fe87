import { SuspendedResponse } from '../moderation/suspended.dto.js';
import type { Route, RouteResponse } from '../route.js';

/** All responses of a route: its own ones, and those that follow from its access, input and method. */
export function declaredResponses(route: Route): Readonly<Record<number, RouteResponse>> {
  const derived: Record<number, RouteResponse | undefined> = {
    304: unchanged(route),
    400: takesInput(route) ? { description: 'The request is not valid' } : undefined,
    401: route.access === 'public' ? undefined : { description: 'Not signed in' },
    403: forbidden(route),
    404: route.params && { description: 'Not found, or not visible to the user' },
    409: route.pictureField ? { description: 'Another picture is being uploaded' } : undefined,
    413: takesBody(route) ? { description: 'The body is too large' } : undefined,
    415: takesBody(route) ? { description: 'Unsupported media type' } : undefined,
    429: countsBodies(route) ? { description: 'Too many requests' } : undefined,
    503: isOfApi(route) ? { description: 'The database or another server cannot be reached' } : undefined,
  };
  const all: Record<number, RouteResponse> = {};
  for (const [status, response] of Object.entries(derived)) if (response) all[Number(status)] = response;
  for (const [status, response] of Object.entries(route.responses)) {
    const other = all[Number(status)];
    all[Number(status)] = status === '403' && other ? joined(other, response) : response;
  }
  return all;
}

/** Whether the body of the success response has an ETag, so that a request with it can answer 304. */
export const hasEntityTag = (route: Route): boolean =>
  route.method === 'get' &&
  isOfApi(route) &&
  route.responses[200] !== undefined &&
  !route.responses[200].isStreamed;

const unchanged = (route: Route): RouteResponse | undefined => {
  const { headers } = route.responses[200] ?? {};
  const description = 'Unchanged since the `ETag` in `If-None-Match`';
  return hasEntityTag(route) ? { description, ...(headers && { headers }) } : undefined;
};

const isOfApi = ({ path }: Route): boolean => path.startsWith('/api/');
/** The origin is checked below /api only: mail programs post to the link of a mail (RFC 8058). */
const isUnsafe = (route: Route): boolean => route.method !== 'get' && isOfApi(route);
const takesBody = ({ body, upload }: Route): boolean => (body ?? upload) !== undefined;
const takesInput = (route: Route): boolean => takesBody(route) || (route.params ?? route.query) !== undefined;
const countsBodies = ({ access, body, pictureField }: Route): boolean =>
  pictureField !== undefined || (access === 'public' && body !== undefined);

function forbidden(route: Route): RouteResponse | undefined {
  const { access, isOpenToSuspended, isOpenBeforeSecondFactor } = route;
  const closedToSuspended = access === 'member' && !isOpenToSuspended;
  const forStaff = access === 'moderator' || access === 'admin';
  const causes = [
    ...(closedToSuspended
      ? ['The account is suspended, or the current Terms and Privacy have to be accepted first']
      : []),
    ...(forStaff && !isOpenBeforeSecondFactor ? ['The second factor is missing'] : []),
    ...(access === 'admin' ? ['Only an admin may do this'] : []),
    ...(isUnsafe(route) ? ['The request comes from another origin'] : []),
  ];
  if (causes.length === 0) return undefined;
  return {
    description: causes.join('; '),
    ...(closedToSuspended ? { shape: SuspendedResponse } : {}),
  };
}

const joined = (derived: RouteResponse, own: RouteResponse): RouteResponse => ({
  ...derived,
  ...own,
  description: `${own.description}; ${derived.description}`,
});
