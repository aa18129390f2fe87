import { readEnvFile } from '../config/env-file.js';
import 'reflect-metadata';
import { CONTEXTS } from '../compose/tokens.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { createCommandContainer } from './command-container.js';
import { runCommand } from './run-command.js';

/** Encrypts stored files and second factors again with the current FILES_KEY; the server may be running or not. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const container = await createCommandContainer(shutdownHooks);
  const { resealed, alreadyCurrent, unreadable } = await container
    .get(CONTEXTS)
    .trustScore.resealEvidence.execute();
  const factors = await container.get(CONTEXTS).staff.keepSecondFactor.resealAll();
  process.stdout.write(
    `Pages of files: ${resealed} resealed, ${alreadyCurrent} already current, ${unreadable} unreadable. ` +
      `Second factors: ${factors} resealed.\n`,
  );
  if (unreadable > 0) process.exitCode = 1;
}

await runCommand(main);
