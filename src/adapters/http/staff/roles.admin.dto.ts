import { ROLES, type Role } from '../../../domain/staff/role.js';
import { OneOf } from '../fields.js';
import { DecidedOnBody } from '../admin/person.dto.js';

export class RoleBody extends DecidedOnBody {
  @OneOf(ROLES, 'Please choose a role')
  role!: Role;
}
