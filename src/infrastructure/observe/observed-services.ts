import { UNAVAILABLE } from '../../adapters/http/middleware/error-handler.js';
import { TextMessageNotTaken } from '../../adapters/sms/twilio-text-messages.js';
import { MailDeferred } from '../../application/notifications/mail-deferred.js';
import { RecipientRefused } from '../../application/notifications/recipient-refused.js';
import type { Mailer, ObjectStore, RateLimiter, TextMessages } from '../../application/shared/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { TooManyAttempts } from '../../application/shared/too-many-attempts.js';
import type { OutageLog, ServiceReports } from './outage-log.js';

/** The services that jobs and requests call, with one line in the log for an outage instead of one for each retry. */

export function observedMailer(mailer: Mailer, outages: OutageLog): Mailer {
  const { during } = outages.of('the mail server', 'mails wait and are tried again');
  return { send: (mail) => during(() => mailer.send(mail), isMailOutage) };
}

/** A reply of the server is about one mail, unless it refuses the account or closes the service (421). */
function isMailOutage(error: unknown): boolean {
  if (error instanceof RecipientRefused || error instanceof MailDeferred) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return responseCode === undefined || responseCode === 421 || code === 'EAUTH';
}

export function observedTextMessages(service: TextMessages, outages: OutageLog): TextMessages {
  const { during } = outages.of('the text message service', 'codes wait and are tried again');
  const isOutage = (error: unknown) => error instanceof TextMessageNotTaken && error.isOutage;
  return { deliver: (message) => during(() => service.deliver(message), isOutage) };
}

/** Uses are refused while the store of the counts is away, because none may be uncounted. */
export function observedLimiter(limiter: RateLimiter, { during }: ServiceReports): RateLimiter {
  const counting = <T>(use: Promise<T>): Promise<T> =>
    during(
      () =>
        use.catch((cause: unknown) => {
          if (cause instanceof TooManyAttempts) throw cause;
          throw new ServiceUnavailable(UNAVAILABLE.code, UNAVAILABLE.message, { cause });
        }),
      (error) => error instanceof ServiceUnavailable,
    );
  return {
    consume: (limit, key) => counting(limiter.consume(limit, key)),
    refund: (limit, key) => counting(limiter.refund(limit, key)),
  };
}

export function observedObjectStore(store: ObjectStore, outages: OutageLog): ObjectStore {
  const { during } = outages.of('the object store', 'pictures and files are neither shown nor stored');
  const isOutage = (error: unknown) => error instanceof ServiceUnavailable;
  return {
    put: (key, bytes, contentType) => during(() => store.put(key, bytes, contentType), isOutage),
    get: (key) => during(() => store.get(key), isOutage),
    delete: (key) => during(() => store.delete(key), isOutage),
  };
}
