import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Adds the settings of the file `.env`, if there is one; variables of the environment win. Production has no such file. */
export function readEnvFile(): void {
  if (process.env.NODE_ENV !== 'production' && existsSync('.env')) loadEnvFile('.env');
}
