import { ROLES } from '../../../domain/staff/role.js';
import { Email, Password } from '../account/account.fields.js';
import { Id, OneOf, Optional, Text, WholeNumber, YesOrNo } from '../fields.js';

/** Six digits of the app, or one of the recovery codes. */
const LONGEST_SECOND_FACTOR = 40;

export class OpenConsoleBody {
  @Email()
  email!: string;

  @Password()
  password!: string;

  /** The six digits of the authenticator app, or a recovery code. */
  @Optional()
  @Text({ min: 1, max: LONGEST_SECOND_FACTOR, trim: true, message: 'Please enter the code of your app' })
  totp?: string | null;
}

export class StaffAnswer {
  @Id() id!: number;
  @Text({ max: 101 }) name!: string;
  @Text({ max: 254 }) email!: string;
  @OneOf(ROLES.slice(1)) role!: string;
  @YesOrNo() hasSecondFactor!: boolean;
  @WholeNumber({ min: 0 }) recoveryCodesLeft!: number;
}
