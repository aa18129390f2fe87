import { ROLES, type Role } from '../../../domain/staff/role.js';
import { OneOf } from '../fields.js';

export class RoleBody {
  @OneOf(ROLES, 'Please choose a role')
  role!: Role;
}
