import '@swc-node/register/esm-register';

/**
 * Before the first test there is a database server, and the product is built, for the tests that start it as a process.
 * Jest's resolver does not reach this file, so it is JavaScript and loads the rest itself.
 */
export default async function startOnce() {
  const { buildServer } = await import('../../../scripts/build.ts');
  await buildServer();
  const { startTestServer } = await import('./test-server.ts');
  globalThis.testServer = await startTestServer();
  process.env.TEST_POSTGRES_URL = globalThis.testServer.url;
  const { SharedProducts } = await import('../http/shared-products.ts');
  globalThis.sharedProducts = new SharedProducts();
  process.env.TEST_PRODUCTS_URL = await globalThis.sharedProducts.listen();
}
