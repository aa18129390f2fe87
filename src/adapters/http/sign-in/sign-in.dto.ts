import { LONGEST_EMAIL } from '../../../domain/account/email-address.js';
import { Bool, Described, Instant, Nullable, Optional, Text, Uuid } from '../fields.js';
import { Code, Email, Password } from '../account/account.fields.js';

export class LogInBody {
  @Text({ min: 1, max: LONGEST_EMAIL, trim: true, message: 'Username or email is required' })
  usernameOrEmail!: string;

  @Password()
  password!: string;
}

export class ResetPasswordBody {
  @Email()
  email!: string;

  @Code('Reset code must be 6 digits')
  code!: string;

  @Password()
  newPassword!: string;
}

export class LoginPageQuery {
  @Optional()
  @Text({ max: 2000 })
  returnTo?: string;
}

export class OwnSessionParams {
  @Uuid() id!: string;
}

export class OwnSessionResponse {
  @Described('A handle for ending the session; it is not a credential.')
  @Uuid()
  id!: string;
  @Described('Null for an unknown browser.')
  @Nullable()
  @Text({ max: 40 })
  browser!: string | null;
  @Nullable() @Text({ max: 40 }) platform!: string | null;
  @Instant() startedAt!: string;
  @Described('Accurate to about an hour.')
  @Instant()
  lastSeenAt!: string;
  @Described('The session of this request.')
  @Bool()
  isCurrent!: boolean;
}
