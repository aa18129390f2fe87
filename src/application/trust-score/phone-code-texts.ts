import { conflict } from '../../domain/shared/refusal.js';
import type { PhoneNumber } from '../../domain/trust-score/phone-number.js';
import { PHONE_CODE_MINUTES } from '../../domain/trust-score/phone-verification.js';
import { withoutLongNumbers } from '../notifications/compose-mail.js';
import { queueTextMessage } from '../notifications/send-text-message.js';
import type { Jobs } from '../shared/ports.js';

/** No text message provider is configured. */
export class PhoneVerificationNotOffered extends conflict(
  'phone_verification_not_offered',
  'Phone verification is not available yet',
) {}

export interface TextSettings {
  readonly appName: () => string;
  /** Whether text messages are delivered, by a provider or to the development inbox. */
  readonly isOffered: boolean;
}

/** Text messages with the code of a phone verification. */
export class PhoneCodeTexts {
  constructor(
    private readonly jobs: Jobs,
    private readonly settings: TextSettings,
  ) {}

  /** @throws PhoneVerificationNotOffered */
  ensureOffered(): void {
    if (!this.settings.isOffered) throw new PhoneVerificationNotOffered();
  }

  /** Queues the message; inside a unit of work it is sent after the commit only. */
  send(to: PhoneNumber, code: string): Promise<void> {
    return queueTextMessage(this.jobs, { to, text: codeText(this.settings.appName(), code) });
  }
}

/** Contains exactly one number of six digits, which phones offer to fill in. */
const codeText = (appName: string, code: string): string =>
  `${withoutLongNumbers(appName)}: ${code} is your code. It works once, for ${PHONE_CODE_MINUTES} minutes.`;
