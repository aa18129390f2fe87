import type { ChangeRole } from '../../../application/staff/change-role.js';
import { one, route, type Route } from '../route.js';
import { RecordParams } from './person.dto.js';
import { RoleAnswer, RoleBody } from './roles.dto.js';

export const roleRoutes = ({ changeRole }: { readonly changeRole: ChangeRole }): Route[] => [
  route({
    method: 'post',
    path: '/api/admin/users/:id/role',
    tag: 'Console: people',
    summary: 'Give somebody a part in the console, another one or none',
    access: 'admin',
    params: RecordParams,
    body: RoleBody,
    answers: {
      200: one(RoleAnswer, 'The role they have now'),
      404: { description: 'Nobody there' },
      409: { description: 'One’s own role, or the last admin’s' },
    },
    handle: async ({ userId, params: { id }, body: { role } }) => {
      await changeRole.execute({ actorId: userId, userId: id, role });
      return { id, role };
    },
  }),
];
