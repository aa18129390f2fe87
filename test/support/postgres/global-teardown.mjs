export default async function stopOnce() {
  await globalThis.sharedProducts?.stop();
  await globalThis.testServer?.stop();
}
