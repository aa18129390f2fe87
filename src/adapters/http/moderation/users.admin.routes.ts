import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { EndAccount } from '../../../application/moderation/end-account.js';
import {
  USER_SORTS,
  type UserFilter,
  type UserQueries,
  type UserSort,
} from '../../../application/moderation/user-records.js';
import type { ReadUser } from '../../../application/moderation/read-user.js';
import type { SuspendAccounts } from '../../../application/moderation/suspend-accounts.js';
import type { Clock } from '../../../application/shared/ports.js';
import { STANDINGS } from '../../../domain/moderation/suspension.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { ROLES } from '../../../domain/staff/role.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { one, type Route, type RouteResponse, type Shape } from '../route.js';
import { anyOf, aText, ids, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { DecidedOnBody } from '../admin/person.dto.js';
import {
  AnswerAppealBody,
  LiftBody,
  SuspendBody,
  TerminateBody,
  UserFileResponse,
  UserRowResponse,
} from './users.admin.dto.js';
import { presentUserFile, presentUserRow } from './users.admin.presenter.js';
import { routesFor } from '../routes-for.js';

export interface UsersServices {
  readonly queries: Pick<UserQueries, 'list'>;
  readonly reads: AuditedReads;
  readonly readUser: ReadUser;
  readonly suspendAccounts: SuspendAccounts;
  readonly endAccount: EndAccount;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
}

/** The acting staff member, the target and what the action was decided on. */
interface Act extends DecidedOnBody {
  readonly actorId: number;
  readonly userId: number;
}

const tag = 'Console: users';
const moderator = routesFor('moderator', tag);

const LIST: ListRules<UserSort, UserFilter> = {
  sorts: USER_SORTS,
  order: ['id', 'DESC'],
  filters: {
    id: ids,
    q: aText,
    role: anyOf([...ROLES, 'staff']),
    isInvited: yesOrNo,
    standing: anyOf(STANDINGS),
  },
};

const REFUSALS: Readonly<Record<number, RouteResponse>> = {
  403: { description: 'The reader, a table-mate, or a staff member, on whom only an admin may act' },
  404: { description: 'No such user' },
  ...decisionConflict('Not possible in the current state, or someone decided in the meantime'),
};

export function usersRoutes(services: UsersServices): Route[] {
  const { queries, reads, readUser, suspendAccounts, endAccount, clock, homeZone } = services;

  const verb = <Body extends DecidedOnBody>(
    [path, operationId, summary]: readonly [path: string, operationId: string, summary: string],
    body: Shape<Body>,
    act: (act: Act, body: Body) => Promise<unknown>,
  ): Route =>
    moderator.post(`/api/admin/users/:id/${path}`, operationId, {
      summary,
      body,
      responses: { 200: one(UserFileResponse, 'The user after the change'), ...REFUSALS },
      handle: async ({ userId: actorId, params, body: sent }) => {
        const action = { actorId, userId: params.id };
        await act({ ...action, decidedAfter: sent.decidedAfter }, sent);
        return presentUserFile(await readUser.find(action), clock.now(), homeZone);
      },
    });

  return [
    listRoute({
      name: 'users',
      tag,
      operationId: 'listUsers',
      summary: 'List users by a part of a name, username or email, or by id; every page is audited',
      access: 'moderator',
      isAudited: true,
      shape: UserRowResponse,
      rules: LIST,
      read: async (asked, moderatorId) => {
        const found = await queries.list(asked, { moderatorId, now: clock.now() });
        return { ...found, rows: found.rows.map(presentUserRow) };
      },
      noteRead: (...page) => reads.listed('user.listed', ...page),
    }),
    moderator.get('/api/admin/users/:id', 'getUserRecord', {
      summary: 'Get the record of a user; every view is audited',
      isAudited: true,
      responses: { 200: one(UserFileResponse), 404: REFUSALS[404]! },
      handle: async ({ userId: actorId, params }) =>
        presentUserFile(await readUser.execute({ actorId, userId: params.id }), clock.now(), homeZone),
    }),
    verb(
      ['suspend', 'suspendUser', 'Suspend a user, for a time or until it is lifted'],
      SuspendBody,
      (act, { reason, until = null }) => suspendAccounts.suspend({ ...act, reason, until }),
    ),
    verb(['lift', 'liftSuspension', 'Lift a suspension'], LiftBody, (act, { note = null }) =>
      suspendAccounts.lift({ ...act, note }),
    ),
    verb(
      ['terminate', 'proposeEnding', 'Propose to end an account; a second moderator confirms'],
      TerminateBody,
      (act, { reason }) => endAccount.execute({ ...act, reason }),
    ),
    verb(['terminate/decline', 'declineEnding', 'Decline to end an account'], DecidedOnBody, (act) =>
      endAccount.decline(act),
    ),
    verb(['end-sessions', 'endSessionsOfUser', 'End every session of a user'], DecidedOnBody, (act) =>
      suspendAccounts.endSessions(act),
    ),
    verb(['answer-appeal', 'answerAppeal', 'Answer an appeal'], AnswerAppealBody, (act, { answer, lift }) =>
      suspendAccounts.answerAppeal({ ...act, answer, lift }),
    ),
  ];
}
