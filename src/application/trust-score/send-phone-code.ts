import { type PhoneNumber, PhoneNumberNotValid } from '../../domain/trust-score/phone-number.js';
import { PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import type { Codes } from '../account/codes.js';
import type { Users } from '../account/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { PhoneCodeTexts } from './phone-code-texts.js';
import type { NumberingPlans, PhoneVerifications } from './ports.js';
import type { TextLimits } from './text-limits.js';

export interface SendPhoneCodeCommand {
  readonly userId: number;
  /** As typed. */
  readonly phoneNumber: string;
  /** IP address or network of the request. */
  readonly origin: string;
}

/**
 * Sends a code to a phone number; only the newest code is valid. A number of another account is rejected after the
 * correct code only, so that requests cannot be used to look up numbers.
 */
export class SendPhoneCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifications: PhoneVerifications,
    private readonly codes: Codes,
    private readonly texts: PhoneCodeTexts,
    private readonly limits: TextLimits,
    private readonly plans: NumberingPlans,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PhoneVerificationNotOffered, PhoneNumberNotValid, AccountGone, PhoneCountryNotServed, PhoneKindNotServed,
   *   TooManyAttempts, ServiceUnavailable when the daily budget is used up
   */
  async execute({ userId, phoneNumber, origin }: SendPhoneCodeCommand): Promise<void> {
    this.texts.ensureOffered();
    const number = this.plans.numberFrom(phoneNumber);
    if (number === null) throw new PhoneNumberNotValid();
    if (!(await this.users.find(userId))) throw new AccountGone();
    await this.limits.count({ userId, number, origin });

    const { code, digest } = this.codes.issue('verify-phone', proofOf(userId, number));
    await this.unitOfWork.run(async () => {
      const earlier = await this.verifications.findForUpdate(userId);
      const verification = PhoneVerification.of(userId, number, digest, this.clock.now(), earlier);
      await this.verifications.replace(verification);
      await this.texts.send(number, code);
    });
  }
}

/** Subject that a code's digest is bound to: user and number. */
export const proofOf = (userId: number, number: PhoneNumber): string => `${userId} ${number}`;
