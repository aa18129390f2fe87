import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };
const LOOKS = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESKTOP },
  { colorScheme: 'light', viewport: DESKTOP },
] as const;

const softly = expect.configure({ soft: true });

/** Waits for the animations that end with time: some go on forever, and some follow what is scrolled. */
const COME_TO_REST = `Promise.all(document.getAnimations()
  .filter((one) => one.playState === 'running' && one.timeline === document.timeline)
  .filter((one) => one.effect.getTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)`;

/**
 * Looks at what is on the screen as a phone and as a desktop show it, light and dark: nothing reaches beyond the sides
 * of the screen, and axe finds nothing serious or critical.
 */
export async function expectGoodLooks(page: Page, what: string): Promise<void> {
  const something = page.getByRole('heading').or(page.getByRole('main'));
  await expect(something.first()).toBeVisible();
  for (const { colorScheme, viewport } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(COME_TO_REST);
    const where = `${what}, ${colorScheme}, ${viewport.width} px`;
    const overhang = await page.evaluate<number>('document.scrollingElement.scrollWidth - innerWidth');
    expect.soft(overhang, `beyond the sides of: ${where}`).toBeLessThanOrEqual(0);
    // A theme that is drawn by script follows the scheme a moment later.
    await softly.poll(() => seriousFlaws(page), { message: where, timeout: 3_000 }).toEqual([]);
  }
}

async function seriousFlaws(page: Page): Promise<string[]> {
  // Without frames to look into, the simple mode sees as much and opens no second page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
