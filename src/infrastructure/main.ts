import 'reflect-metadata';
import { config as readEnvFile } from 'dotenv';
import { loadConfig } from './config.js';
import { productDatabase } from './database/product-database.js';
import { seedTown } from './demo/seed-town.js';
import { DEMO_TOWN } from './demo/townspeople.js';
import { createLogger } from './logger.js';
import { startServer } from './server.js';
import { keptSessionSecret } from './session-secret.js';
import { startProblem } from './start-problem.js';
import { Closing } from './closing.js';

/** A stop that takes longer than this is cut short, so that whoever asked for it can rely on it. */
const LONGEST_STOP_MS = 9_500;
const LONGEST_SERVER_STOP_MS = 8_000;

async function main(closing: Closing): Promise<void> {
  if (process.env.NODE_ENV !== 'production') readEnvFile({ quiet: true });
  const isDemo = process.argv.includes('--demo');
  const config = loadConfig(isDemo ? withHomeArea(process.env) : process.env);
  const logger = createLogger(config);
  stopOnSignals(closing);

  const databaseUrl = await productDatabase(config, closing);
  const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
  const hot = process.argv.includes('--hot');
  const server = await startServer({ config, databaseUrl, sessionSecret, logger, hot });
  closing.add(() => server.stop(), LONGEST_SERVER_STOP_MS);
  if (isDemo) for (const line of await seedTown(server.container, config.homeArea ?? DEMO_TOWN)) say(line);
  say(`ready ${config.publicUrl}`);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Newcomers who have not said where they live count as townspeople. */
function withHomeArea(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { latitude, longitude, label } = DEMO_TOWN;
  return { HOME_AREA: `${latitude},${longitude},${label}`, ...env };
}

function stopOnSignals(closing: Closing): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    closing.run().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

const closing = new Closing();
main(closing).catch(async (error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  await closing.run().catch(() => undefined);
  process.exit(1);
});
