import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** One way in which a screen is looked at, and the rules of axe that are applied then. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly rules: 'all' | 'of colors';
}

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

/** Light and dark differ only in colors: the rules that do not depend on colors are applied once for each width. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: PHONE, rules: 'all' },
  { colorScheme: 'dark', viewport: PHONE, rules: 'of colors' },
  { colorScheme: 'dark', viewport: DESKTOP, rules: 'all' },
  { colorScheme: 'light', viewport: DESKTOP, rules: 'of colors' },
];

const softly = expect.configure({ soft: true });

/**
 * Waits for the animations that end with time, three seconds at most: some go on forever, some follow what is scrolled, and
 * those in rows that `content-visibility` skips are not advanced, so they never end.
 */
const COME_TO_REST = `Promise.race([
  new Promise((resolve) => setTimeout(resolve, 3000)),
  Promise.all(document.getAnimations()
    .filter((one) => one.playState === 'running' && one.timeline === document.timeline)
    .filter((one) => one.effect.getTiming().iterations !== Infinity)
    .filter((one) => one.effect.target?.checkVisibility({ contentVisibilityAuto: true }))
    .map((one) => one.finished.catch(() => undefined))),
])`;

/** No rule that can yield something serious needs style sheets or media loaded beforehand. */
const OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false };

const flawsBy = (options: object): string => `(async () => {
  await ${COME_TO_REST};
  const beyond = document.scrollingElement.scrollWidth - innerWidth;
  const { violations } = await axe.run(${JSON.stringify(options)});
  return [
    ...(beyond > 0 ? [\`\${beyond} px beyond the sides\`] : []),
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => \`\${id}: \${node.html} \${node.failureSummary}\`)),
  ];
})()`;

const FLAWS = {
  all: flawsBy(OPTIONS),
  'of colors': flawsBy({ ...OPTIONS, runOnly: ['color-contrast', 'link-in-text-block'] }),
};

/**
 * Looks at what is on the screen as a phone and as a desktop show it, light and dark: nothing reaches beyond the sides
 * of the screen, and axe finds nothing serious or critical.
 * @param options.timeout how long flaws may take to go away, in milliseconds
 */
export async function expectGoodLooks(
  page: Page,
  what: string,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  const something = page.getByRole('heading').or(page.getByRole('main'));
  await expect(something.first()).toBeVisible();
  for (const look of LOOKS) {
    const message = `${what}, ${look.colorScheme}, ${look.viewport.width} px`;
    // A theme that is drawn by script follows the scheme a moment later.
    await softly.poll(() => flawsIn(page, look), { message, ...options }).toEqual([]);
  }
}

/** What is wrong with the screen when it is looked at in this way. */
export async function flawsIn(page: Page, { colorScheme, viewport, rules }: Look): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(FLAWS[rules]);
}
