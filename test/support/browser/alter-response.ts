import type { Page } from '@playwright/test';

/**
 * Changes the product's response at this URL by `change`, for states that would take days or another user's decision.
 */
export async function alterResponse<Body>(
  page: Page,
  address: string | RegExp,
  change: (body: Body) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Without the condition the response always has a body.
    const asked = without('if-none-match', route.request().headers());
    // An idle connection may have been closed.
    const response = await route.fetch({ headers: asked, maxRetries: 3 });
    const body = change((await response.json()) as Body);
    // The ETag belongs to the unchanged body.
    await route.fulfill({ response, headers: without('etag', response.headers()), json: body });
  });
}

const without = (name: string, headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

/** The product fails at this URL from now on, with this message. */
export async function failAt(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong in the kitchen.' } }),
  );
}

/** Delays all responses from this URL until the returned function is called. */
export async function delayResponses(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** Replaces the product's response to this request of the page. */
export async function answer(page: Page, method: string, path: string, given: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? route.fulfill(given) : route.fallback()),
  );
}
