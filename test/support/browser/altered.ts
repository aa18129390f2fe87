import type { Page } from '@playwright/test';

/**
 * From now on the page reads at this address what `change` makes of the product's answer. For states that take the
 * product days or another person's decision.
 */
export async function alterAnswer<Body>(
  page: Page,
  address: string | RegExp,
  change: (body: Body) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Without the condition there is always a body to change.
    const asked = without('if-none-match', route.request().headers());
    // A connection that lay idle may be closed just then.
    const response = await route.fetch({ headers: asked, maxRetries: 3 });
    const body = change((await response.json()) as Body);
    // The tag is that of another body.
    await route.fulfill({ response, headers: without('etag', response.headers()), json: body });
  });
}

const without = (name: string, headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

/** From now on the product fails at this address, in these words. */
export async function failAt(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong in the kitchen.' } }),
  );
}

/** From now on no answer comes from this address, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
