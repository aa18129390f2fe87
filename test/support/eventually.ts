/** Short, because the waits of a test add up. */
const POLL_MS = 20;

/** Tries again until `look` answers something, for up to `seconds`. */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  seconds = 30,
): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`nothing came within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
