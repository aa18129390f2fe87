import type { Page } from '@playwright/test';
import {
  expectNoVisualFlaws,
  flawsIn,
  LOOKS,
  type Look,
  NARROW_LOOKS,
  TWO_LOOKS,
  WIDTHS,
} from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const screen = (style: string, content: string): string => `<!doctype html>
  <html lang="en">
    <title>A screen</title>
    <meta name="viewport" content="width=device-width">
    <style>
      body { background: #fff; color: #000; }
      a { color: #06c; text-decoration: none; }
      @media (prefers-color-scheme: dark) {
        body { background: #000; color: #fff; }
        a { color: #c60; }
      }
      ${style}
    </style>
    <main><h1>A screen</h1><p>Some text</p>${content}</main>
  </html>`;

const PHONE = '(width < 700px)';
const DESKTOP = '(width > 700px)';
const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark)';
const PALE = 'p { color: #777; background: #888; }';
const NEARLY_AS_TEXT = 'a { color: #333; }';
const LINK = '<p>Words with a <a href="/">link</a> in them</p>';
const BARE_FIELD = '<input class="bare">';
const WIDE = 'main { width: 400px; }';

interface Fault {
  readonly name: string;
  readonly style?: string;
  readonly content?: string;
  /** The looks that detect it, with the message of each. */
  readonly found: readonly string[];
  readonly as: RegExp;
}

const FAULTS: readonly Fault[] = [
  ...LOOKS.map(({ colorScheme, viewport: { width } }) => ({
    name: `has low contrast only when ${colorScheme} and ${width} px wide`,
    style: `@media ${width < 700 ? PHONE : DESKTOP} and (prefers-color-scheme: ${colorScheme}) { ${PALE} }`,
    found: [`${colorScheme} ${width}`],
    as: /^color-contrast: <p>Some text/,
  })),
  {
    name: 'has low contrast only when dark',
    style: `@media ${DARK} { ${PALE} }`,
    found: ['dark 360', 'dark 1280'],
    as: /^color-contrast: <p>Some text/,
  },
  {
    name: 'has an indistinguishable link only when light',
    style: `@media ${LIGHT} { ${NEARLY_AS_TEXT} }`,
    content: LINK,
    found: ['light 360', 'light 1280'],
    as: /^link-in-text-block: <a href/,
  },
  {
    name: 'has a field without a label',
    content: BARE_FIELD,
    found: ['light 360', 'dark 1280'],
    as: /^label: <input/,
  },
  {
    name: 'has a field without a label only on a phone',
    style: `@media ${DESKTOP} { .bare { display: none; } }`,
    content: BARE_FIELD,
    found: ['light 360'],
    as: /^label: <input/,
  },
  {
    name: 'has a field without a label only on a desktop',
    style: `@media ${PHONE} { .bare { display: none; } }`,
    content: BARE_FIELD,
    found: ['dark 1280'],
    as: /^label: <input/,
  },
  {
    name: 'is wider than a phone',
    style: WIDE,
    found: ['light 360', 'dark 360'],
    as: /^\d+ px beyond the sides$/,
  },
  {
    name: 'is wider than a desktop',
    style: `@media ${DESKTOP} { main { width: 1300px; } }`,
    found: ['dark 1280', 'light 1280'],
    as: /^\d+ px beyond the sides$/,
  },
  {
    name: 'hides a part of a dialog',
    style: '[role=dialog] { width: 200px; overflow: hidden } [role=dialog] p { width: 220px }',
    content: '<div role="dialog" aria-label="A dialog"><p>Some text</p></div>',
    found: ['light 360', 'dark 360', 'dark 1280', 'light 1280'],
    as: /^20 px beyond the sides$/,
  },
];

/** The flaws of the page in each look that has any. */
async function flawsByLook(page: Page, looks: readonly Look[]): Promise<Map<string, string[]>> {
  const flaws = new Map<string, string[]>();
  for (const look of looks) {
    const flawsNow = await flawsIn(page, look);
    if (flawsNow.length > 0) flaws.set(`${look.colorScheme} ${look.viewport.width}`, flawsNow);
  }
  return flaws;
}

test('the visual checks detect each flaw in the looks that show it, and no other flaw', async ({ page }) => {
  for (const { name, style = '', content = '', found, as } of FAULTS) {
    await page.setContent(screen(style, content));
    const flaws = await flawsByLook(page, LOOKS);
    expect.soft([...flaws.keys()], `a screen that ${name}`).toEqual(found);
    for (const [flaw, ...others] of flaws.values()) {
      expect.soft(flaw, `a screen that ${name}`).toMatch(as);
      expect.soft(others, `a screen that ${name}`).toEqual([]);
    }
  }
  await page.setContent(screen('', LINK));
  await expectNoVisualFlaws(page, 'a flawless screen');
});

test('the visual checks of a further state detect flaws of each color scheme and width, and those of another language detect what is too wide', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark']) {
    await page.setContent(screen(`@media (prefers-color-scheme: ${colorScheme}) { ${PALE} }`, ''));
    const flaws = await flawsByLook(page, TWO_LOOKS);
    expect([...flaws.keys()]).toEqual([colorScheme === 'light' ? 'light 360' : 'dark 1280']);
  }
  await page.setContent(screen(WIDE, BARE_FIELD));
  expect([...(await flawsByLook(page, WIDTHS))]).toEqual([['light 360', ['48 px beyond the sides']]]);
  await page.setContent(screen(`@media ${DESKTOP} { main { width: 1300px; } }`, ''));
  expect([...(await flawsByLook(page, WIDTHS)).keys()]).toEqual(['light 1280']);
  await page.setContent(screen(`main { width: 340px; } @media ${DARK} { ${PALE} }`, ''));
  const narrow = await flawsByLook(page, NARROW_LOOKS);
  expect([...narrow].map(([look, flaws]) => `${look}: ${flaws.length}`)).toEqual([
    'light 320: 1',
    'dark 320: 2',
  ]);
});

test.fail('a story fails when one of its screens has a visual flaw', async ({ page }) => {
  await page.setContent(screen(`@media ${DARK} and ${PHONE} { ${PALE} }`, ''));
  await expectNoVisualFlaws(page, 'a pale screen', { timeout: 2_000 });
});
