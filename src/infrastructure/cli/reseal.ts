import 'reflect-metadata';
import { config as readEnvFile } from 'dotenv';
import { ResealSecondFactors } from '../../application/staff/reseal-second-factors.js';
import { ResealEvidence } from '../../application/trust-score/reseal-evidence.js';
import { ShutdownHooks } from '../shutdown-hooks.js';
import { ConfigError } from '../config-reader.js';
import { describeStartupError } from '../startup-error.js';
import { createCommandContainer } from './command-container.js';

/** Encrypts stored files and second factors again with the current FILES_KEY; the server may be running or not. */
async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  if (process.env.NODE_ENV !== 'production') readEnvFile({ quiet: true });
  const container = await createCommandContainer(shutdownHooks);
  const { resealed, alreadyCurrent, unreadable } = await container.get(ResealEvidence).execute();
  const factors = await container.get(ResealSecondFactors).execute();
  process.stdout.write(
    `Pages of files: ${resealed} resealed, ${alreadyCurrent} already current, ${unreadable} unreadable. ` +
      `Second factors: ${factors} resealed.\n`,
  );
  if (unreadable > 0) process.exitCode = 1;
}

const shutdownHooks = new ShutdownHooks();
try {
  await main(shutdownHooks);
} catch (error) {
  process.stderr.write(`${describeStartupError(error)}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
} finally {
  await shutdownHooks.run();
}
