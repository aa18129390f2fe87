export default async function stopOnce() {
  await globalThis.testServer?.stop();
}
