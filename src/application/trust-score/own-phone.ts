import { conflict } from '../../domain/shared/refusal.js';
import { codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import { type PhoneNumber, PhoneNumberNotValid } from '../../domain/trust-score/phone-number.js';
import { PHONE_CODE_MINUTES, PhoneVerification } from '../../domain/trust-score/phone-verification.js';
import { Codes } from '../account/codes.js';
import { withoutLongNumbers } from '../notifications/compose-mail.js';
import { queueTextMessage } from '../notifications/send-text-message.js';
import { AccountGone } from '../shared/account-gone.js';
import { inBatches } from '../shared/each-due.js';
import { consumePaced } from '../shared/paced-limit.js';
import { PHONE_TRIES_PER_ORIGIN } from './limits.js';
import type { TrustScorePorts } from './ports.js';
import { TextLimits } from './text-limits.js';

/** No text message provider is configured. */
class PhoneVerificationNotOffered extends conflict(
  'phone_verification_not_offered',
  'Phone verification is not available yet',
) {}

/** A number that a member typed. */
interface TypedNumber {
  readonly userId: number;
  readonly phoneNumber: string;
  /** IP address or network of the request. */
  readonly origin: string;
}

/** What members do with their phone number: they have a code sent to it, verify it with the code and remove it. */
export class OwnPhone {
  private readonly codes: Codes;
  private readonly limits: TextLimits;

  constructor(private readonly ports: TrustScorePorts) {
    this.codes = new Codes(ports.chance, ports.digests);
    this.limits = new TextLimits(ports);
  }

  /**
   * Only the newest code is valid. A number of another account is refused after the correct code only, so that requests
   * cannot be used to look up numbers.
   * @throws PhoneVerificationNotOffered, PhoneNumberNotValid, AccountGone, PhoneCountryNotServed, PhoneKindNotServed,
   *   TooManyAttempts, ServiceUnavailable when the daily budget is used up
   */
  async sendCode({ userId, phoneNumber, origin }: TypedNumber): Promise<void> {
    const { unitOfWork, users, phoneVerifications, jobs, clock, texts, appName } = this.ports;
    if (!texts.isOffered) throw new PhoneVerificationNotOffered();
    const number = this.numberFrom(phoneNumber);
    if (!(await users.find(userId))) throw new AccountGone();
    await this.limits.count({ userId, number, origin });

    const { code, digest } = this.codes.issue('verify-phone', proofOf(userId, number));
    await unitOfWork.run(async () => {
      const earlier = await phoneVerifications.findForUpdate(userId);
      await phoneVerifications.replace(PhoneVerification.of(userId, number, digest, clock.now(), earlier));
      await queueTextMessage(jobs, { to: number, text: codeText(appName(), code) });
    });
  }

  /** @throws PhoneNumberNotValid, CodeNotAccepted, CodeReplaced, PhoneNumberTaken, TooManyAttempts, AccountGone */
  async verify({ userId, phoneNumber, origin, code }: TypedNumber & { code: string }): Promise<void> {
    const number = this.numberFrom(phoneNumber);
    await consumePaced(PHONE_TRIES_PER_ORIGIN, origin, this.ports.limiter);
    const guess = this.codes.digestOf('verify-phone', proofOf(userId, number), code);
    // Thrown after the commit, because a wrong attempt must be counted.
    const refusal = await this.ports.unitOfWork.run(() => this.tryCode(userId, number, guess));
    if (refusal) throw codeRefused(refusal);
  }

  private async tryCode(userId: number, number: PhoneNumber, guess: string): Promise<CodeRefusal | null> {
    const { users, phoneVerifications, clock } = this.ports;
    const user = await users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    const verification = await phoneVerifications.findForUpdate(userId);
    if (!verification) return 'wrong';
    const answer = verification.tryCode(guess, clock.now());
    if (answer !== 'right') {
      await phoneVerifications.save(verification);
      return answer;
    }
    await phoneVerifications.remove(verification);
    user.verifyPhone(number, clock.now());
    await users.save(user);
    return null;
  }

  /** Erases the number, which costs its points, and one that waits for its code. @throws NoPhoneToRemove, AccountGone */
  async remove(userId: number): Promise<void> {
    const { unitOfWork, users, phoneVerifications, audit, clock } = this.ports;
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.removePhone(clock.now());
      const pending = await phoneVerifications.findForUpdate(userId);
      if (pending) await phoneVerifications.remove(pending);
      await users.save(user);
      const target = { kind: 'user', id: userId } as const;
      await audit.write({ actorId: userId, action: 'user.phone_removed', target });
    });
  }

  /** Job: deletes numbers with an expired code. */
  async purgeCodes(): Promise<void> {
    const { phoneVerifications, clock } = this.ports;
    const now = clock.now();
    await inBatches(clock, (limit) => phoneVerifications.removeExpiredBefore(now, limit));
  }

  private numberFrom(typed: string): PhoneNumber {
    const number = this.ports.numberingPlans.numberFrom(typed);
    if (number === null) throw new PhoneNumberNotValid();
    return number;
  }
}

/** Subject that a code's digest is bound to: user and number. */
const proofOf = (userId: number, number: PhoneNumber): string => `${userId} ${number}`;

/** Contains exactly one number of six digits, which phones offer to fill in. */
const codeText = (appName: string, code: string): string =>
  `${withoutLongNumbers(appName)}: ${code} is your code. It works once, for ${PHONE_CODE_MINUTES} minutes.`;
