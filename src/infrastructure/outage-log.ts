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

/** The code or message of the innermost cause. A stack would be the same for each outage. */
export function reasonOf(error: unknown): string {
  let innermost = error;
  for (let depth = 0; depth < 5 && innermost instanceof Error && innermost.cause; depth++)
    innermost = innermost.cause;
  if (innermost instanceof AggregateError && innermost.errors.length > 0) innermost = innermost.errors[0];
  if (!(innermost instanceof Error)) return 'unknown';
  const { code } = innermost as { code?: unknown };
  return typeof code === 'string' ? code : innermost.message.split('\n', 1)[0]!.slice(0, 200);
}
