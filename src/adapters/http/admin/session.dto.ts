import { RECOVERY_CODES } from '../../../domain/staff/second-factor.js';
import { ROLES } from '../../../domain/staff/role.js';
import { Code, Email, OwnPassword, Password } from '../account/account.fields.js';
import { Bool, Described, Id, Nullable, OneOf, Optional, Text, TextList, WholeNumber } from '../fields.js';

const ASK_FOR_CODE = 'Please enter the code of your authenticator app';

/** A code of six digits or a recovery code; white space is ignored. */
export const AnyCode = () => Text({ min: 1, max: 40, trim: true, message: ASK_FOR_CODE });

export class OpenConsoleBody {
  @Email()
  email!: string;

  @Password()
  password!: string;

  @Described('The second factor, after a response with the code `second_factor_needed`.')
  @Optional()
  @Nullable()
  @AnyCode()
  totp?: string | null;
}

export class BeginSecondFactorBody {
  @OwnPassword()
  password!: string;
}

export class ConfirmSecondFactorBody {
  @Described('Code of the authenticator app, or a recovery code.')
  @Code(ASK_FOR_CODE)
  totp!: string;
}

export class RenewRecoveryCodesBody {
  @Described('Code of the authenticator app, or a recovery code.')
  @AnyCode()
  totp!: string;
}

export class StaffResponse {
  @Id() id!: number;
  @Text({ max: 101 }) name!: string;
  @Text({ max: 254 }) email!: string;
  @OneOf(ROLES.slice(1)) role!: string;
  @Bool() hasSecondFactor!: boolean;
  @Described('The second factor is required and missing: every other route of the console responds with 403.')
  @Bool()
  mustEnrol!: boolean;
  @WholeNumber({ min: 0 }) recoveryCodesLeft!: number;
}

export class NewSecretResponse {
  @Described('For manual entry.')
  @Text({ max: 64 })
  secret!: string;
  @Described('For the QR code.')
  @Text({ max: 1000 })
  uri!: string;
}

export class RecoveryCodesResponse {
  @TextList(RECOVERY_CODES, 20) recoveryCodes!: string[];
}
