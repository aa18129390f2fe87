import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url));

it('the OpenTelemetry SDK is loaded with OTEL_EXPORTER_OTLP_ENDPOINT only', async () => {
  // Prints which of its packages a process has loaded with the server, and then with its tracing.
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load(url, context, next) {
      const name = /@opentelemetry\\/((?:sdk|exporter|otlp)[\\w-]*)/.exec(url)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    } });
    await import('reflect-metadata');
    await import('./src/infrastructure/run/server.ts');
    const { openTracing } = await import('./src/infrastructure/observe/tracing/open-tracing.ts');
    await openTracing({ otlpEndpoint: undefined, traceRatio: 1 });
    const without = [...loaded];
    await openTracing({ otlpEndpoint: 'http://127.0.0.1:4318', traceRatio: 1 });
    console.log(JSON.stringify({ without, with: [...loaded] }));
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/typescript.mjs', '--input-type=module', '-e', script],
    { cwd: PROJECT },
  );
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toEqual({
    without: [],
    with: expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-proto']),
  });
});
