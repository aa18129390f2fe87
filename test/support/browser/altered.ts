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
    // A connection that lay idle may be closed just then.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });
}

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
