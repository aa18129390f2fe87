import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** Minified, because the browser parses it once per page: `axe.source` has more than twice the size. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Remembers parsed colors: a screen has few, and axe parses those of each element again, the slowest part of a check. */
const REMEMBER_COLORS = `(() => {
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
})();`;

/** A viewport and color scheme in which a screen is checked, with the axe rules to apply besides the check for overflow. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly rules: 'all' | 'of colors' | 'none';
}

export const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

/** Each width and each color scheme once: for the further states of a screen, which share its colors and its layout. */
export const TWO_LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: PHONE, rules: 'all' },
  { colorScheme: 'dark', viewport: DESKTOP, rules: 'all' },
];

const NARROWEST = { width: 320, height: 640 };

/** For a screen in German, whose words are the longest: on the narrowest phone. */
export const NARROW_LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: NARROWEST, rules: 'all' },
  { colorScheme: 'dark', viewport: NARROWEST, rules: 'of colors' },
];

/** For a screen in a further language, which differs only in the length of its texts. */
export const WIDTHS: readonly Look[] = [
  { colorScheme: 'light', viewport: PHONE, rules: 'none' },
  { colorScheme: 'light', viewport: DESKTOP, rules: 'none' },
];

/** Light and dark differ only in colors, so rules that do not depend on colors are applied once per width. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: PHONE, rules: 'all' },
  { colorScheme: 'dark', viewport: PHONE, rules: 'of colors' },
  { colorScheme: 'dark', viewport: DESKTOP, rules: 'all' },
  { colorScheme: 'light', viewport: DESKTOP, rules: 'of colors' },
];

const softly = expect.configure({ soft: true });

/**
 * Waits for finite animations, at most three seconds: some are infinite, some are driven by scrolling, and those in
 * rows skipped by `content-visibility` never advance.
 */
const COME_TO_REST = `Promise.race([
  new Promise((resolve) => setTimeout(resolve, 3000)),
  Promise.all(document.getAnimations()
    .filter((one) => one.playState === 'running' && one.timeline === document.timeline)
    .filter((one) => one.effect.getTiming().iterations !== Infinity)
    .filter((one) => one.effect.target?.checkVisibility({ contentVisibilityAuto: true }))
    .map((one) => one.finished.catch(() => undefined))),
])`;

/** No rule with serious results needs preloaded style sheets or media. */
const OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false };

/** Disables the rules whose violations are moderate or minor, because only serious and critical ones count. */
const DISABLE_MILD_RULES = `for (const rule of axe._audit.rules) {
  const checks = [...rule.any, ...rule.all, ...rule.none].map((check) => axe._audit.data.checks[check.id ?? check]);
  const isMild = ({ impact } = {}) => impact === 'minor' || impact === 'moderate';
  if (isMild(rule) && checks.every((check) => isMild(check))) rule.enabled = false;
}`;

/** A dialog and its parts hide or scroll what is wider than they are, so the page does not overflow by it. */
const flawsBy = (options?: object): string => `(async () => {
  await window.followsTheme;
  await ${COME_TO_REST};
  const cut = [...document.querySelectorAll('[role$=dialog], [role$=dialog] > *')]
    .filter(({ clientWidth }) => clientWidth > 1)
    .map((one) => one.scrollWidth - one.clientWidth);
  const beyond = Math.max(document.scrollingElement.scrollWidth - innerWidth, ...cut);
  const { violations } = ${options ? `await axe.run(${JSON.stringify(options)})` : '{ violations: [] }'};
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
  none: flawsBy(),
};

/**
 * Expects no horizontal overflow and no serious or critical axe violation on the screen, as a phone and a desktop
 * render it, light and dark.
 * @param options.timeout how long to retry until flaws are gone, in milliseconds
 * @param options.looks other looks than these four
 */
export async function expectNoVisualFlaws(
  page: Page,
  what: string,
  { looks = LOOKS, ...options }: { readonly timeout?: number; readonly looks?: readonly Look[] } = {},
): Promise<void> {
  const something = page.getByRole('heading').or(page.getByRole('main'));
  await expect(something.first()).toBeVisible();
  for (const look of looks) {
    const message = `${what}, ${look.colorScheme}, ${look.viewport.width} px`;
    await softly.poll(() => flawsIn(page, look), { message, ...options }).toEqual([]);
  }
}

/** As {@link expectNoVisualFlaws}, in two looks: for a further state of a screen that a story checks in all four. */
export const expectNoFlawsInState = (page: Page, what: string): Promise<void> =>
  expectNoVisualFlaws(page, what, { looks: TWO_LOOKS });

interface PageState {
  readonly hasAxe: boolean;
  readonly colorScheme: Look['colorScheme'];
  readonly isMotionReduced: boolean;
}

/**
 * The listener that is awaited after a change of the color scheme runs after those of the page, which apply the theme by
 * script. Before that, the screen has the colors of both themes.
 */
const stateFor = (colorScheme: Look['colorScheme']): string => `(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  window.followsTheme = dark.matches === ${String(colorScheme === 'dark')} ? undefined : new Promise((resolve) =>
    dark.addEventListener('change', () => resolve(), { once: true }));
  return {
    hasAxe: 'axe' in window,
    colorScheme: dark.matches ? 'dark' : 'light',
    isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
})()`;

/** The flaws of the screen in this look. */
export async function flawsIn(page: Page, { colorScheme, viewport, rules }: Look): Promise<string[]> {
  const before = await page.evaluate<PageState>(stateFor(colorScheme));
  // Only what differs, because the browser recomputes all styles even if nothing has changed.
  const size = page.viewportSize();
  if (size?.width !== viewport.width || size.height !== viewport.height) await page.setViewportSize(viewport);
  if (before.colorScheme !== colorScheme || !before.isMotionReduced)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!before.hasAxe && rules !== 'none')
    await page.evaluate(`${AXE}\n${REMEMBER_COLORS}\n${DISABLE_MILD_RULES}`);
  return page.evaluate<string[]>(FLAWS[rules]);
}

/** The words of buttons, links, choices and headings that continue on the next line, and texts that are cut, by their element's text. */
const SPLIT_WORDS = `[...document.querySelectorAll('main :is(button, a[href], label, h1, h2, li)')].filter((one) => one.checkVisibility()).flatMap((one) => {
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const { clientWidth, scrollWidth } = text.parentElement;
    if (clientWidth > 1 && scrollWidth > clientWidth) found.push(text.data);
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})`;

/** Expects that no word is split in a control or heading and no text is cut in a list, as narrow phones show the page. */
export async function expectWholeWords(page: Page, what: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await softly
      .poll(() => page.evaluate<string[]>(SPLIT_WORDS), { message: `${what}, ${width} px` })
      .toEqual([]);
  }
}
