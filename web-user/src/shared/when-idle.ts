const IDLE_TIMEOUT_MS = 2_000;
/** Safari has no `requestIdleCallback`: a timeout after which a screen has usually been rendered. */
const FALLBACK_DELAY_MS = 300;

/** Resolves when the browser is idle, so after the main content has been rendered. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
