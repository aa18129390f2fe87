/** Short, because the delays of all tests add up. */
const POLL_MS = 20;

/** Polls until `look` returns a truthy value. @throws after the timeout in `seconds` */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  seconds = 30,
): Promise<T> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > until) throw new Error(`nothing came within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
