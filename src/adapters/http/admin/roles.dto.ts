import { ROLES, type Role } from '../../../domain/staff/role.js';
import { Id, OneOf } from '../fields.js';

export class RoleBody {
  @OneOf(ROLES, 'Please choose a role')
  role!: Role;
}

export class RoleAnswer {
  @Id() id!: number;
  @OneOf(ROLES) role!: Role;
}
