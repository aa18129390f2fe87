import { ADULTHOOD_NOT_CONFIRMED, TOO_YOUNG } from '../../../domain/account/date-of-birth.js';
import { ADULT_AGE } from '../../../domain/shared/age.js';
import { Bool, DateText, Described, Nullable, Optional, Text, WholeNumber } from '../fields.js';
import { InvitationTokenBody } from '../account/invitation-token.dto.js';
import {
  Code,
  Email,
  MustBeTrue,
  Password,
  PersonName,
  SameAs,
  Username,
} from '../account/account.fields.js';

export class RegisterBody extends InvitationTokenBody {
  @Username()
  username!: string;

  @Email()
  email!: string;

  @PersonName('firstName')
  firstName!: string;

  @PersonName('lastName')
  lastName!: string;

  @Password()
  password!: string;

  @SameAs('password', "Passwords don't match")
  @Password('Password confirmation is required')
  confirmPassword!: string;

  @DateText('Please enter your real date of birth')
  dateOfBirth!: string;

  @Optional()
  @Nullable()
  @WholeNumber({ min: ADULT_AGE, max: 150, message: TOO_YOUNG })
  age?: number | null;

  @MustBeTrue(ADULTHOOD_NOT_CONFIRMED)
  isAdult!: true;
}

export class RegisterResponse {
  @Text({ max: 200 }) message!: string;
  @Text({ max: 254 }) email!: string;
}

export class SignUpResponse {
  @Described(
    'Whether the mail server of the address refused our mail; false for a browser without a sign-up.',
  )
  @Bool()
  isMailRefused!: boolean;
}

export class VerifyEmailBody {
  @Email()
  email!: string;

  @Code('Verification code must be 6 digits')
  code!: string;
}

export class EmailBody {
  @Email()
  email!: string;
}
