import '@swc-node/register/esm-register';

/** Jest's resolver does not reach this file, so it is JavaScript and loads the rest itself. */
export default async function startOnce() {
  const { startTestServer } = await import('./test-server.ts');
  globalThis.testServer = await startTestServer();
  process.env.TEST_POSTGRES_URL = globalThis.testServer.url;
}
