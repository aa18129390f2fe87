import '../../../scripts/typescript.mjs';

/**
 * Starts the database server and builds the server for tests that start it as a process. Jest's resolver does not
 * handle this file, so it is JavaScript and imports TypeScript itself.
 */
export default async function startOnce() {
  const { buildForTests } = await import('../../../scripts/build.ts');
  const { startTestServerDuring } = await import('./test-server.ts');
  globalThis.testServer = await startTestServerDuring(buildForTests);
  process.env.TEST_POSTGRES_URL = globalThis.testServer.url;
  const { SharedProducts } = await import('../http/shared-products.ts');
  globalThis.sharedProducts = new SharedProducts();
  process.env.TEST_PRODUCTS_URL = await globalThis.sharedProducts.listen();
}
