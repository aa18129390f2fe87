import { ShutdownHooks } from './config/shutdown-hooks.js';
import { loadConfig } from './config/config.js';
import { isLocal } from './config/config-production.js';
import { readEnvFile } from './config/env-file.js';
import { DemoInProduction } from './demo/demo-in-production.js';
import { DEMO_TOWN } from './config/demo-town.js';
import { describeStartupError } from './run/startup-error.js';

/** Timeout after which the process exits without waiting for shutdown hooks. */
const SHUTDOWN_TIMEOUT_MS = 9_500;

async function main(shutdownHooks: ShutdownHooks): Promise<void> {
  readEnvFile();
  const demo = process.argv.includes('--demo');
  const config = loadConfig(demo ? demoSettings(process.env) : process.env);
  if (demo && config.production && !isLocal(config.publicUrl)) throw new DemoInProduction();
  stopOnSignals(shutdownHooks);

  // Loaded after validation: importing takes longer, and a configuration error should show first.
  const { serveProduct } = await import('./serve-product.js');
  const hot = process.argv.includes('--hot');
  if (demo) printLine('Setting up the town of the demo. This takes about a minute at the first start.');
  const signIns = await serveProduct(config, shutdownHooks, { hot, demo });
  printLine(
    config.roles === 'worker'
      ? `ready http://${config.host}:${config.port} (worker)`
      : `ready ${config.publicUrl}`,
  );
  if (config.roles !== 'worker' && config.smtpUrl === undefined && isLocal(config.publicUrl))
    printLine(`No mail leaves this machine: read it at ${config.publicUrl}/dev/inbox`);
  for (const line of signIns) printLine(line);
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The defaults of the demo: users without a location are placed in its town, and staff need no second factor outside
 * production.
 */
function demoSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { latitude, longitude, label } = DEMO_TOWN;
  return {
    HOME_AREA: `${latitude},${longitude},${label}`,
    ...(env.NODE_ENV !== 'production' && { STAFF_SECOND_FACTOR: 'optional' }),
    ...env,
  };
}

function stopOnSignals(shutdownHooks: ShutdownHooks): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    shutdownHooks.run().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

const shutdownHooks = new ShutdownHooks();
main(shutdownHooks).catch(async (error: unknown) => {
  process.stderr.write(`${describeStartupError(error)}\n`);
  await shutdownHooks.run().catch(() => undefined);
  process.exit(1);
});
