import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.js';

const LIMIT = 0.02;

/** Holds the web fonts back until the returned function is called. */
async function delayFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The cumulative layout shift of the page once its web fonts are shown. */
const SHIFT_WITH_WEB_FONTS = `(async () => {
  const isShown = () => ['Figtree', 'Bricolage Grotesque'].every((family) =>
    [...document.fonts].some((font) => font.family.includes(family) && font.status === 'loaded'));
  while (!isShown()) await new Promise((resolve) => document.fonts.addEventListener('loadingdone', resolve, { once: true }));
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(
      list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    )).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
})()`;

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`web fonts that load late shift neither the landing page nor home, ${viewport.width} px wide`, async ({
    town,
    openBrowser,
  }) => {
    const member = await town.member();
    for (const as of [undefined, member]) {
      const page = await openBrowser({ as, viewport });
      const release = await delayFonts(page);
      const fontAsked = page.waitForRequest('**/*.woff2');
      await page.goto('/');
      await expect(
        page.getByRole('heading', { level: 1, name: as ? 'Hi, Ada!' : 'Tablemates' }),
      ).toBeVisible();
      if (as) await expect(page.getByText('Ready to Meet New People')).toBeVisible();
      await fontAsked;
      release();
      expect(await page.evaluate<number>(SHIFT_WITH_WEB_FONTS)).toBeLessThan(LIMIT);
    }
  });
}
