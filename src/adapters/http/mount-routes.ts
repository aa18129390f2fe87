import type { Express, Request, RequestHandler, Response } from 'express';
import type { Requester } from '../../application/account/known-device.js';
import type { RateLimiter } from '../../application/shared/ports.js';
import { ConsentRequired } from '../../domain/account/consent.js';
import { mayActAs, type StaffRole } from '../../domain/staff/role.js';
import { notAllowed, secondFactorRequired, type StaffMember, staffOf } from './admin/staff-session.js';
import { notSignedIn } from './http-error.js';
import { readJsonBody } from './json-body.js';
import { limitPictureBodies, limitPublicBodies } from './middleware/body-limits.js';
import { oneLargeBody } from './middleware/one-large-body.js';
import type { Access, Route, Shape } from './route.js';
import { callerOf, hasConsented, isRestricted } from './session.js';
import { readUpload } from './upload.js';
import { parse } from './validation.js';

export interface Gates {
  /** Limits requests of anonymous clients. */
  readonly limiter: RateLimiter;
  /** @throws AccountSuspended for a suspended user */
  readonly ensureGoodStanding: (userId: number) => Promise<void>;
  readonly requesterOf: (request: Request) => Requester;
}

/** Registers the declared routes. Access is checked before a body is read. */
export function mountRoutes(app: Express, routes: readonly Route[], gates: Gates): void {
  const guards: BodyGuards = { ...gates, oneLargeBody: oneLargeBody() };
  for (const route of routes) {
    const ensured = ensureAccess(route, gates.ensureGoodStanding);
    if (route.isAudited) app.head(route.path, ensured, refuseHead);
    app[route.method](route.path, ensured, ...readBody(route, guards), respondWith(route));
  }
}

/** Otherwise Express would run the GET handler for HEAD. */
const refuseHead: RequestHandler = (_request, response) =>
  void response.status(405).set('Allow', 'GET').end();

function ensureAccess(route: Route, ensureGoodStanding: Gates['ensureGoodStanding']): RequestHandler {
  const isClosedToSuspended = route.access === 'member' && !route.isOpenToSuspended;
  return async (request, _response, next) => {
    if (route.access !== 'public' && idOfCaller(route.access, request) === null) throw notSignedIn();
    if (isForStaff(route.access)) ensureRights(staffOf(request)!, route, route.access);
    if (isClosedToSuspended && isRestricted(request)) {
      await ensureGoodStanding(callerOf(request)!);
      // The suspension has just ended, but a restricted session stays restricted.
      throw notSignedIn();
    }
    if (requiresConsent(route) && !hasConsented(request)) throw new ConsentRequired();
    next();
  };
}

/** The console is open without it: staff act there for the operator. */
const requiresConsent = (route: Route): boolean =>
  route.access === 'member' &&
  route.method !== 'get' &&
  !route.isOpenToSuspended &&
  !route.isOpenWithoutConsent;

/** @throws HttpError 403 without the required second factor or role */
function ensureRights({ role, mustEnrol }: StaffMember, route: Route, needed: StaffRole): void {
  if (mustEnrol && !route.isOpenBeforeSecondFactor) throw secondFactorRequired();
  if (!mayActAs(role, needed)) throw notAllowed();
}

const isForStaff = (access: Access): access is StaffRole => access === 'moderator' || access === 'admin';

/** App sessions are not valid in the console, and vice versa. */
const idOfCaller = (access: Access, request: Request): number | null =>
  isForStaff(access) ? (staffOf(request)?.id ?? null) : callerOf(request);

interface BodyGuards extends Gates {
  readonly oneLargeBody: ReturnType<typeof oneLargeBody>;
}

function readBody(route: Route, guards: BodyGuards): RequestHandler[] {
  if (!route.body) return [];
  const { access, pictureField } = route;
  const personOf = (request: Request): number => idOfCaller(access, request)!;
  return [
    ...(access === 'public' ? [limitPublicBodies(guards.limiter, guards.requesterOf)] : []),
    ...(pictureField ? [limitPictureBodies(guards.limiter, personOf), guards.oneLargeBody(personOf)] : []),
    ...readJsonBody(route),
  ];
}

function respondWith(route: Route): RequestHandler {
  const success = Number(Object.keys(route.responses).find((status) => status < '400') ?? 200);
  return async (request: Request, response: Response) => {
    const body = await handle(route, request, response);
    if (!response.headersSent) response.status(success).json(body);
  };
}

async function handle(route: Route, request: Request, response: Response): Promise<unknown> {
  const read = (shape: Shape | undefined, input: unknown): Promise<object> | object =>
    shape ? parse(shape, input) : {};
  return route.handle({
    userId: idOfCaller(route.access, request),
    params: await read(route.params, { ...request.params }),
    query: await read(route.query, { ...request.query }),
    body: await read(route.body, request.body === undefined ? {} : (request.body as unknown)),
    readFile: () => readUpload(request, route.upload!),
    request,
    response,
  });
}
