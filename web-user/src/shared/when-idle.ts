const LONGEST_WAIT_MS = 2_000;
/** Safari has no word for being idle; by then a screen has mostly been drawn. */
const USUAL_WAIT_MS = 300;

/** Comes when the page has nothing more urgent to do, so when what one came for is on the screen. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, USUAL_WAIT_MS);
  });
}
