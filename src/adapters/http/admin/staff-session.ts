import type { Request, RequestHandler } from 'express';
import type { StaffRights } from '../../../application/staff/ports.js';
import type { StaffRole } from '../../../domain/staff/role.js';
import { mustEnrol, type SecondFactorPolicy } from '../../../domain/staff/second-factor-policy.js';
import type { CookieKind } from '../cookies.js';
import { HttpError } from '../http-error.js';
import { cookieSession, type OpenSession, openSession, type SessionSettings } from '../session.js';

const HOUR_MS = 3_600_000;
/** A console that nobody touches closes after two hours, and every one after a working day. */
const IDLE_HOURS = 2;
const ABSOLUTE_HOURS = 12;

export const STAFF_COOKIE: CookieKind = { name: 'tablemates.staff', path: '/api/admin' };

/** Who works in the console, with the role they have now. */
export interface StaffMember {
  readonly id: number;
  readonly role: StaffRole;
  /** They have no second factor while one is required, so only its enrollment is open to them. */
  readonly mustEnrol: boolean;
}

declare module 'express-session' {
  interface SessionData {
    /** Who signed in to the console. */
    staffId: number;
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Request {
      staff?: StaffMember;
    }
  }
}

/** The rights of someone at this moment; null for a person without a part in the console. */
export type FindRights = (userId: number) => Promise<StaffRights | null>;

/** The chain that tells who is calling from the console; it alone reads this cookie. See ADR 15. */
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
    recogniseStaff(findRights, policy),
  ];
}

function recogniseStaff(findRights: FindRights, policy: SecondFactorPolicy): RequestHandler {
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

/** Whoever is signed in to the console, or null. */
export function staffOf(request: Request): StaffMember | null {
  return request.staff ?? null;
}

/** For staff whose role does not reach that far. */
export const notAllowed = (): HttpError =>
  new HttpError(403, 'not_allowed', 'Your role does not allow this.');

/** For staff without a second factor while one is required. */
export const secondFactorRequired = (): HttpError =>
  new HttpError(403, 'second_factor_required', 'Please set up a second factor for your account first.');

/** Opens the console for someone, in a session with a new id. @throws what `open` throws; then it stays shut */
export async function signInStaff(request: Request, staffId: number, open: OpenSession<void>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  request.session.staffId = staffId;
  await openSession(request, open);
}
