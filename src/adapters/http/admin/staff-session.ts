import { HOUR_MS } from '../../../domain/shared/durations.js';
import type { Request, RequestHandler } from 'express';
import type { StaffRights } from '../../../application/staff/ports.js';
import type { StaffRole } from '../../../domain/staff/role.js';
import { mustEnrol, type SecondFactorPolicy } from '../../../domain/staff/second-factor-policy.js';
import type { CookieKind } from '../cookies.js';
import { HttpError } from '../http-error.js';
import { cookieSession, type OpenSession, openSession, type SessionSettings } from '../session.js';

/** Console sessions end after two hours of inactivity and in any case after a working day. */
const IDLE_HOURS = 2;
const ABSOLUTE_HOURS = 12;

export const STAFF_COOKIE: CookieKind = { name: 'tablemates.staff', path: '/api/admin' };

/** A signed-in staff member with their current role. */
export interface StaffMember {
  readonly id: number;
  readonly role: StaffRole;
  /** The second factor is required and missing, so only its enrollment is allowed. */
  readonly mustEnrol: boolean;
}

declare module 'express-session' {
  interface SessionData {
    /** The user id of the console session. */
    staffId: number;
  }
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface Request {
      staff?: StaffMember;
    }
  }
}

/** Reads the current role. @returns null for a user without a role */
export type FindRights = (userId: number) => Promise<StaffRights | null>;

/** The middleware chain of console sessions; only these read the cookie. See ADR 15. */
export function staffSessionChain(
  settings: SessionSettings,
  findRights: FindRights,
  policy: SecondFactorPolicy,
): RequestHandler[] {
  return [
    cookieSession(settings, {
      cookie: STAFF_COOKIE,
      sameSite: 'strict',
      idleMs: IDLE_HOURS * HOUR_MS,
    }),
    recognizeStaff(findRights, policy),
  ];
}

function recognizeStaff(findRights: FindRights, policy: SecondFactorPolicy): RequestHandler {
  return async (request, _response, next) => {
    const { staffId, startedAt = 0 } = request.session;
    if (staffId === undefined || Date.now() - startedAt > ABSOLUTE_HOURS * HOUR_MS) return next();
    const rights = await findRights(staffId);
    if (rights)
      request.staff = {
        id: staffId,
        role: rights.role,
        mustEnrol: mustEnrol(policy, rights.hasSecondFactor),
      };
    next();
  };
}

/** The signed-in staff member, or null. */
export function staffOf(request: Request): StaffMember | null {
  return request.staff ?? null;
}

/** The role is not sufficient. */
export const notAllowed = (): HttpError => new HttpError(403, 'not_allowed', "Your role doesn't allow this.");

/** The second factor is required and missing. */
export const secondFactorRequired = (): HttpError =>
  new HttpError(403, 'second_factor_required', 'Please set up a second factor for your account first.');

/** Starts a console session with a new id. @throws what `open` throws; then there is no session */
export async function signInStaff(request: Request, staffId: number, open: OpenSession<void>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  request.session.staffId = staffId;
  await openSession(request, open);
}
