import type { MemberSessions } from '../../../application/sign-in/member-sessions.js';
import type { OwnSessions } from '../../../application/sign-in/ports.js';
import { notThere } from '../http-error.js';
import { MessageResponse } from '../message-response.js';
import { many, one, type Route } from '../route.js';
import { OwnSessionResponse, OwnSessionParams } from './sign-in.dto.js';
import { routesFor } from '../routes-for.js';

export interface OwnSessionsServices {
  readonly ownSessions: OwnSessions;
  readonly memberSessions: MemberSessions;
}

const MAX_SESSIONS = 50;
const path = '/api/user/sessions';
const member = routesFor('member', 'Profile');

export function ownSessionsRoutes({ ownSessions, memberSessions }: OwnSessionsServices): Route[] {
  return [
    member.get(path, 'listOwnSessions', {
      summary: 'List the sessions of the account: the current one first, then by last use',
      responses: { 200: many(OwnSessionResponse, `At most ${MAX_SESSIONS} sessions`) },
      handle: async ({ userId, request }) =>
        (await ownSessions.of(userId, request.sessionID, MAX_SESSIONS)).map(
          ({ startedAt, lastSeenAt, ...session }) => ({
            ...session,
            startedAt: startedAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
          }),
        ),
    }),
    member.delete(path, 'endOtherSessions', {
      summary: 'End every other session, in the console too',
      responses: { 200: one(MessageResponse, 'Every other session has ended') },
      handle: async ({ userId, request }) => {
        await memberSessions.endOthers({ userId, sessionId: request.sessionID });
        return { message: "You're signed out everywhere else" };
      },
    }),
    member.delete(`${path}/:id`, 'endOwnSession', {
      summary: 'End one session',
      params: OwnSessionParams,
      responses: {
        200: one(MessageResponse, 'The session has ended'),
        404: { description: 'No such session of the account' },
      },
      handle: async ({ userId, params }) => {
        if (!(await memberSessions.end({ userId, handle: params.id }))) throw notThere();
        return { message: 'That device is signed out' };
      },
    }),
  ];
}
