import type { Request, RequestHandler } from 'express';
import type { StaffRole } from '../../../domain/staff/role.js';
import { HttpError } from '../http-error.js';
import { cookieSession, type OpenSession, openSession, type SessionSettings } from '../session.js';

const HOUR_MS = 3_600_000;
/** A console that nobody touches closes after two hours, and every one after a working day. */
const IDLE_HOURS = 2;
const ABSOLUTE_HOURS = 12;

export const STAFF_COOKIE = 'tablemates.staff';
export const STAFF_PATH = '/api/admin';

/** Who works in the console, with the role they have now. */
export interface StaffMember {
  readonly id: number;
  readonly role: StaffRole;
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

/** The role of someone at this moment; null for whoever has no part in the console. */
export type FindRole = (userId: number) => Promise<StaffRole | null>;

/** The chain that tells who is calling from the console. Its cookie travels nowhere else. */
export function staffSessionChain(settings: SessionSettings, findRole: FindRole): RequestHandler[] {
  return [
    cookieSession(settings, {
      cookie: STAFF_COOKIE,
      path: STAFF_PATH,
      sameSite: 'strict',
      idleMs: IDLE_HOURS * HOUR_MS,
    }),
    recogniseStaff(findRole),
  ];
}

function recogniseStaff(findRole: FindRole): RequestHandler {
  return async (request, _response, next) => {
    const { staffId, startedAt = 0 } = request.session;
    if (staffId === undefined || Date.now() - startedAt > ABSOLUTE_HOURS * HOUR_MS) return next();
    const role = await findRole(staffId);
    if (role !== null) request.staff = { id: staffId, role };
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

/** Opens the console for someone, in a session with a new id. @throws what `open` throws; then it stays shut */
export async function signInStaff(request: Request, staffId: number, open: OpenSession): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  request.session.staffId = staffId;
  await openSession(request, open);
}
