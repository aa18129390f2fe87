const LONGEST_WAIT_MS = 2_000;
/** Safari has no `requestIdleCallback`: a timeout after which a screen has usually been rendered. */
const USUAL_WAIT_MS = 300;

/** Resolves when the browser is idle, so after the main content has been rendered. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, USUAL_WAIT_MS);
  });
}
