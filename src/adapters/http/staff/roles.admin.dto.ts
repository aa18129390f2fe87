import { ROLES, type Role } from '../../../domain/staff/role.js';
import { OwnPassword } from '../account/account.fields.js';
import { Described, Nullable, OneOf, Optional } from '../fields.js';
import { AnyCode } from '../admin/session.dto.js';
import { DecidedOnBody } from '../admin/person.dto.js';

export class RoleBody extends DecidedOnBody {
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
