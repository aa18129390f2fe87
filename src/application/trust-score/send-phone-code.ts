import { DomainError } from '../../domain/shared/domain-error.js';
import { type PhoneNumber, phoneNumberFrom } from '../../domain/trust-score/phone-number.js';
import { PHONE_CODE_MINUTES, PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Codes } from '../account/codes.js';
import type { Users } from '../account/ports.js';
import { withoutLongNumbers } from '../notifications/compose-mail.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueTextMessage } from '../notifications/send-text-message.js';
import type { PhoneVerifications } from './ports.js';
import type { TextLimits } from './text-limits.js';

/** Without a text message service, codes cannot be delivered. */
export class PhoneVerificationNotOffered extends DomainError {
  readonly code = 'phone_verification_not_offered';
  constructor() {
    super('Phone verification is not available yet');
  }
}

export interface SendPhoneCodeCommand {
  readonly userId: number;
  /** In E.164. */
  readonly phoneNumber: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

export interface TextSettings {
  readonly appName: string;
  /** Whether text messages reach anybody. */
  readonly isOffered: boolean;
}

/**
 * Sends a code to the number that someone says is theirs; only the newest code counts. Whether the number belongs to an
 * account already is told by the right code alone, or anyone could ask it about any number.
 */
export class SendPhoneCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifications: PhoneVerifications,
    private readonly codes: Codes,
    private readonly jobs: Jobs,
    private readonly limits: TextLimits,
    private readonly clock: Clock,
    private readonly settings: TextSettings,
  ) {}

  /**
   * @throws PhoneNumberNotValid, PhoneCountryNotServed, PhoneKindNotServed, TooManyAttempts, AccountGone,
   *   PhoneVerificationNotOffered, ServiceUnavailable when the budget of the day is used up
   */
  async execute({ userId, phoneNumber, origin }: SendPhoneCodeCommand): Promise<void> {
    if (!this.settings.isOffered) throw new PhoneVerificationNotOffered();
    const number = phoneNumberFrom(phoneNumber);
    if (!(await this.users.find(userId))) throw new AccountGone();
    await this.limits.count({ userId, number, origin });

    const { code, digest } = this.codes.issue('verify-phone', proofOf(userId, number));
    await this.unitOfWork.run(async () => {
      await this.verifications.replace(PhoneVerification.of(userId, number, digest, this.clock.now()));
      await queueTextMessage(this.jobs, { to: number, text: codeText(this.settings.appName, code) });
    });
  }
}

/** What a phone's code is bound to: the person as well as the number. */
export const proofOf = (userId: number, number: PhoneNumber): string => `${userId} ${number}`;

/** Holds exactly one six-digit number, which phones offer to fill in. */
const codeText = (appName: string, code: string): string =>
  `${withoutLongNumbers(appName)}: ${code} is your code. It works once, for ${PHONE_CODE_MINUTES} minutes.`;
