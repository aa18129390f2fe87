import type { SecurityEvents } from '../../../application/shared/security-events.js';
import type { SignInToConsole } from '../../../application/staff/sign-in-to-console.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { forgetCachedAnswers, forgetCookie } from '../cookies.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { one, type Route } from '../route.js';
import { signOut } from '../session.js';
import { OpenConsoleBody, StaffResponse } from './session.dto.js';
import { signInStaff, STAFF_COOKIE, staffOf } from './staff-session.js';
import { routesFor } from '../routes-for.js';

export interface SessionServices {
  readonly signInToConsole: SignInToConsole;
  readonly devices: DeviceCookies;
  readonly securityEvents: SecurityEvents;
}

const path = '/api/admin/session';
const tag = 'Console: sessions';
const anyone = routesFor('public', tag);
const moderator = routesFor('moderator', tag);

export function sessionRoutes({ signInToConsole, devices, securityEvents }: SessionServices): Route[] {
  return [
    anyone.post(path, 'logInToConsole', {
      summary: 'Sign in to the console with email, password and the second factor where one is enrolled',
      body: OpenConsoleBody,
      responses: {
        200: one(StaffResponse, 'Signed in'),
        401: { description: 'Wrong credentials, or the second factor is required' },
        403: one(SuspendedResponse, 'The account is suspended, or the password is too short for staff'),
        429: { description: 'Too many attempts' },
      },
      handle: async ({ body, request, response }) => {
        const { email, password, totp } = body;
        const login = await signInToConsole.verify({
          email,
          password,
          code: totp ?? null,
          ...devices.requesterOf(request),
        });
        const { userId } = login;
        const deviceKey = devices.keyOf(request);
        await signInStaff(request, userId, (session) =>
          signInToConsole.open(login, { ...session, deviceKey }),
        );
        devices.keep(request, response, { userId, id: deviceKey });
        return signInToConsole.profile({ userId });
      },
    }),
    moderator.get(path, 'getStaffMember', {
      summary: 'Get the staff member who is signed in to the console',
      isOpenBeforeSecondFactor: true,
      responses: { 200: one(StaffResponse) },
      handle: ({ userId }) => signInToConsole.profile({ userId }),
    }),
    anyone.delete(path, 'logOutOfConsole', {
      summary: 'Sign out of the console; idempotent',
      responses: { 200: one(MessageResponse, 'Signed out') },
      handle: async ({ request, response }) => {
        const staff = staffOf(request);
        await signOut(request);
        if (staff) securityEvents.record('session_ended', { accountId: staff.id, reason: 'logged_out' });
        forgetCookie(request, response, STAFF_COOKIE);
        forgetCachedAnswers(response);
        return { message: 'Signed out' };
      },
    }),
  ];
}
