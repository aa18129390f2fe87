import { DomainError } from '../../domain/shared/domain-error.js';
import {
  type PhoneNumber,
  phoneNumberFrom,
  PhoneNumberTaken,
} from '../../domain/trust-score/phone-number.js';
import { PHONE_CODE_MINUTES, PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import { AccountGone } from '../account/account-gone.js';
import type { Codes } from '../account/codes.js';
import type { Users } from '../account/ports.js';
import { withoutLongNumbers } from '../shared/letter.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { postTextMessage } from '../shared/send-text-message.js';
import { TEXT_WAIT, TEXTS_PER_NUMBER, TEXTS_PER_ORIGIN, TEXTS_PER_USER } from './limits.js';
import type { PhoneVerifications } from './ports.js';

/** Where no text messages can be sent, a code would wait for nobody. */
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

/** Sends a code to the number that someone says is theirs; only the newest code counts. */
export class SendPhoneCode {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly verifications: PhoneVerifications,
    private readonly codes: Codes,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly settings: TextSettings,
  ) {}

  /** @throws PhoneNumberNotValid, PhoneNumberTaken, TooManyAttempts, AccountGone, PhoneVerificationNotOffered */
  async execute({ userId, phoneNumber, origin }: SendPhoneCodeCommand): Promise<void> {
    if (!this.settings.isOffered) throw new PhoneVerificationNotOffered();
    const number = phoneNumberFrom(phoneNumber);
    await consumePaced(TEXTS_PER_ORIGIN, origin, this.limiter);
    await this.ensureFreeFor(userId, number);
    await this.limiter.consume(TEXT_WAIT, String(userId));
    await this.limiter.consume(TEXTS_PER_USER, String(userId));
    await this.limiter.consume(TEXTS_PER_NUMBER, number);

    const { code, digest } = this.codes.issue('verify-phone', proofOf(userId, number));
    await this.work.run(async () => {
      await this.verifications.replace(PhoneVerification.of(userId, number, digest, this.clock.now()));
      await postTextMessage(this.jobs, { to: number, text: codeText(this.settings.appName, code) });
    });
  }

  /** The index on the number decides in the end; this spares a text message that could prove nothing. */
  private async ensureFreeFor(userId: number, number: PhoneNumber): Promise<void> {
    if (!(await this.users.find(userId))) throw new AccountGone();
    const holder = await this.users.findByPhoneNumber(number);
    if (holder && holder.id !== userId) throw new PhoneNumberTaken();
  }
}

/** What a phone's code is bound to: the person as well as the number. */
export const proofOf = (userId: number, number: PhoneNumber): string => `${userId} ${number}`;

/** Holds exactly one six-digit number, which phones offer to fill in. */
const codeText = (appName: string, code: string): string =>
  `${withoutLongNumbers(appName)}: ${code} is your code. It works once, for ${PHONE_CODE_MINUTES} minutes.`;
