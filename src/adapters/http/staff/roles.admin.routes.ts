import type { ReadUser } from '../../../application/moderation/read-user.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { AssignRoles } from '../../../application/staff/assign-roles.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { one, type Route } from '../route.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { UserFileResponse } from '../moderation/users.admin.dto.js';
import { presentUserFile } from '../moderation/users.admin.presenter.js';
import { routesFor } from '../routes-for.js';
import { ROLES, type Role } from '../../../domain/staff/role.js';
import { OwnPassword } from '../account/account.fields.js';
import { Described, Nullable, OneOf, Optional } from '../fields.js';
import { AnyCode } from '../admin/session.dto.js';
import { DecidedOnBody } from '../admin/person.dto.js';

class RoleBody extends DecidedOnBody {
  @OneOf(ROLES, 'Please choose a role')
  role!: Role;
  @OwnPassword()
  password!: string;
  @Described('Code of the authenticator app, or a recovery code; null without a second factor.')
  @Optional()
  @Nullable()
  @AnyCode()
  totp?: string | null;
}

const admin = routesFor('admin', 'Console: users');

export interface RoleServices {
  readonly assignRoles: AssignRoles;
  readonly readUser: ReadUser;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
}

export const roleRoutes = ({ assignRoles, readUser, clock, homeZone }: RoleServices): Route[] => [
  admin.post('/api/admin/users/:id/role', 'changeRole', {
    summary: 'Change the staff role of a user; all admins are mailed about a new role',
    body: RoleBody,
    responses: {
      200: one(UserFileResponse, 'The user after the change'),
      403: { description: 'Wrong password or code' },
      404: { description: 'No such user' },
      429: { description: 'Too many requests' },
      ...decisionConflict('The own role, the role of the last admin, or someone decided in the meantime'),
    },
    handle: async ({ userId: actorId, params, body }) => {
      const { role, decidedAfter, password, totp: code = null } = body;
      await assignRoles.change({ actorId, userId: params.id, role, decidedAfter, password, code });
      return presentUserFile(await readUser.find({ actorId, userId: params.id }), clock.now(), homeZone);
    },
  }),
];
