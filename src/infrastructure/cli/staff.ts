import 'reflect-metadata';
import { OPENED } from '../compose/tokens.js';
import { readEnvFile } from '../config/env-file.js';
import { text } from 'node:stream/consumers';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { createCommandContainer } from './command-container.js';
import { manageStaff, NotPossible } from './manage-staff.js';
import { BadUsage, staffCommand } from './staff-command.js';
import { runCommand } from './run-command.js';

/**
 * Manages staff accounts from the command line, such as the first admin or a lost second factor. It uses the configured
 * database; the server may be running or not. Exit code 2 means invalid arguments.
 */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  const command = staffCommand(process.argv.slice(2));
  readEnvFile();
  const container = await createCommandContainer(shutdownHooks);
  const line = await manageStaff(command, container, () => text(process.stdin));
  process.stdout.write(`${line}\n`);
  // Not on standard output, which scripts read the password from.
  if (command.verb === 'create')
    process.stderr.write(
      `Next: sign in at ${container.get(OPENED).config.publicUrl}/admin, and set up a second factor there.\n`,
    );
}

await runCommand(main, { plain: [NotPossible, DomainError], usage: [BadUsage] });
