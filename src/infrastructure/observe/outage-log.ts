import type { Logger } from 'pino';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';

/** What an adapter of an outside service reports. */
export interface ServiceReports {
  readonly onFailure: (error: unknown) => void;
  readonly onAnswer: () => void;
  /**
   * Reports the outcome of a call.
   * @param isOutage false for an error about this call alone, which is thrown as it is
   * @throws ServiceUnavailable without a cause for an outage, because it is reported here
   */
  readonly during: <T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean) => Promise<T>;
}

/** Logs one line when an outside service stops answering and one when it answers again, not one for each request. */
export class OutageLog {
  constructor(private readonly logger: Logger) {}

  /**
   * @param service begins the lines: `the geocoder`
   * @param consequence what users have instead: `addresses are found in the bundled list of cities`
   */
  of(service: string, consequence: string): ServiceReports {
    let isAway = false;
    const onFailure = (error: unknown): void => {
      if (isAway) return;
      isAway = true;
      this.logger.warn({ reason: reasonOf(error) }, `${service} does not answer: ${consequence}`);
    };
    const onAnswer = (): void => {
      if (!isAway) return;
      isAway = false;
      this.logger.info(`${service} answers again`);
    };
    const during: ServiceReports['during'] = async (call, isOutage) => {
      try {
        const result = await call();
        onAnswer();
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        onFailure(error);
        const { code, message } = error instanceof ServiceUnavailable ? error : AWAY;
        throw new ServiceUnavailable(code, message);
      }
    };
    return { onFailure, onAnswer, during };
  }
}

const AWAY = { code: 'service_away', message: 'A service is not answering. Please try again in a moment.' };

/** How deep causes are followed, because they can form a circle. */
const MOST_CAUSES = 5;

interface Described {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  /** Of an `AggregateError`. */
  readonly errors?: readonly unknown[];
}

/** The code or the first line of the innermost cause; a stack would be the same for every outage. */
export function reasonOf(error: unknown, depth = 0): string {
  const { code, message, cause, errors } = Object(error) as Described;
  const inner = cause ?? errors?.[0];
  if (inner && depth < MOST_CAUSES) return reasonOf(inner, depth + 1);
  if (typeof code === 'string') return code;
  return typeof message === 'string' ? message.split('\n', 1)[0]!.slice(0, 200) : 'unknown';
}
