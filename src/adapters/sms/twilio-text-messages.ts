import type { Twilio } from 'twilio';
import type { TextMessage, TextMessages } from '../../application/shared/ports.js';

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** An E.164 number, a messaging service id or an alphanumeric sender. */
  readonly from: string;
  /** Without a trailing slash. */
  readonly apiBase: string;
  /** Timeout of one message until it is accepted, in milliseconds; 10,000 by default. */
  readonly deliverWithinMs?: number;
}

/** Twilio did not accept a message; `isOutage` unless it refused this one. */
export class TextMessageNotTaken extends Error {
  constructor(
    reason: string,
    readonly isOutage: boolean,
  ) {
    super(`Twilio did not take a message: ${reason}`);
    this.name = 'TextMessageNotTaken';
  }
}

const MAX_RESPONSE_BYTES = 64 * 1024;

/** Sends text messages with Twilio. Error messages contain no number, text or credentials. */
export class TwilioTextMessages implements TextMessages {
  private twilio?: Promise<Twilio>;

  constructor(private readonly settings: TwilioSettings) {}

  async deliver({ to, text }: TextMessage): Promise<void> {
    const { from } = this.settings;
    const twilio = await (this.twilio ??= this.connect());
    const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
    await twilio.messages.create({ to, body: text, ...sender }).catch((error: unknown) => {
      const { status } = error as { status?: unknown };
      throw new TextMessageNotTaken(reasonOf(error), typeof status !== 'number' || status >= 500);
    });
  }

  /** The library is large, so it is loaded with the first message. */
  private async connect(): Promise<Twilio> {
    const { default: library } = await import('twilio');
    const { accountSid, authToken, apiBase, deliverWithinMs = 10_000 } = this.settings;
    const httpClient = new library.RequestClient({ timeout: deliverWithinMs });
    httpClient.axios.defaults.maxContentLength = MAX_RESPONSE_BYTES;
    // A redirect could send a code or the credentials to another server.
    httpClient.axios.defaults.maxRedirects = 0;
    httpClient.axios.interceptors.request.use((request) => {
      const { pathname, search } = new URL(request.url!);
      request.url = apiBase + pathname + search;
      // The library's timeout only detects silence; this also ends a response that trickles.
      request.signal = AbortSignal.timeout(deliverWithinMs);
      return request;
    });
    return new library.Twilio(accountSid, authToken, { httpClient });
  }
}

/** The messages of Twilio and of the HTTP client contain the number, so only status and code are returned. */
function reasonOf(error: unknown): string {
  const { status, code } = error as { status?: unknown; code?: unknown };
  const parts = [status && `status ${String(status)}`, code && `code ${String(code)}`];
  return parts.filter(Boolean).join(', ') || 'no answer';
}
