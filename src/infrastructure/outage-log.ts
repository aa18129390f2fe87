import type { Logger } from 'pino';

/** What an adapter of an outside service reports. */
export interface ServiceReports {
  readonly onFailure: (error: unknown) => void;
  readonly onAnswer: () => void;
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
    return {
      onFailure: (error) => {
        if (isAway) return;
        isAway = true;
        this.logger.warn({ reason: reasonOf(error) }, `${service} does not answer: ${consequence}`);
      },
      onAnswer: () => {
        if (!isAway) return;
        isAway = false;
        this.logger.info(`${service} answers again`);
      },
    };
  }
}

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
