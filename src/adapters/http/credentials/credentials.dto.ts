import { Bool, Described } from '../fields.js';
import { Code, Email, OwnPassword, Password } from '../account/account.fields.js';

export class ChangePasswordBody {
  @OwnPassword()
  password!: string;

  @Password()
  newPassword!: string;
}

export class ChangeEmailBody {
  @Email()
  email!: string;

  @OwnPassword()
  password!: string;
}

export class VerifyNewEmailBody {
  @Code('Verification code must be 6 digits')
  code!: string;
}

export class EmailChangeResponse {
  @Described('Whether the mail server of the new address refused our mail; false without a pending change.')
  @Bool()
  isMailRefused!: boolean;
}
