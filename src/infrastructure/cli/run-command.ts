import { ConfigError } from '../config/config-reader.js';
import { ShutdownHooks } from '../config/shutdown-hooks.js';
import { describeStartupError } from '../run/startup-error.js';

type ErrorClass = abstract new (...parameters: never[]) => Error;

export interface ErrorsOfCommand {
  /** Errors whose message is shown as it is. */
  readonly plain?: readonly ErrorClass[];
  /** The plain errors that a wrong command line causes. */
  readonly usage?: readonly ErrorClass[];
}

/**
 * Runs a command and then its shutdown hooks. A failure is printed as one text; the exit code is 2 for wrong settings or a
 * wrong command line, and 1 for all others.
 */
export async function runCommand(
  main: (shutdownHooks: ShutdownHooks) => Promise<void>,
  { plain = [], usage = [] }: ErrorsOfCommand = {},
): Promise<void> {
  const shutdownHooks = new ShutdownHooks();
  try {
    await main(shutdownHooks);
  } catch (error) {
    const isOneOf = (kinds: readonly ErrorClass[]): boolean => kinds.some((kind) => error instanceof kind);
    const message = isOneOf([...plain, ...usage]) ? (error as Error).message : describeStartupError(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = isOneOf([ConfigError, ...usage]) ? 2 : 1;
  } finally {
    await shutdownHooks.run();
  }
}
