import { expect, type Page } from '@playwright/test';
import english from '../../../locales/en/app.json' with { type: 'json' };
import spanish from '../../../locales/es/app.json' with { type: 'json' };

const textsIn = (areas: object): string[] =>
  Object.values(areas).flatMap((texts) => Object.values(texts as Record<string, string>));

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a rendered text with a wildcard for each value; null if it has no other content. */
function shapeOf(text: string): RegExp | null {
  if (text.includes('plural,') || !/\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return null;
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(literally)
      .join('.+')}$`,
    'u',
  );
}

/** Every visible and accessible text of the page, except for content marked as another language and for messages. */
const ON_THE_PAGE = `(() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element.checkVisibility() || element.closest('script, style, [lang]:not(html), [role=log]')) continue;
    if (node instanceof Element)
      texts.push(...['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name)));
    else texts.push(node.textContent);
  }
  return texts.filter(Boolean).map((text) => text.trim());
})()`;

const SPANISH = new Set(textsIn(spanish));
/** Patterns of the texts that only English has. */
const ENGLISH = textsIn(english)
  .filter((text) => !SPANISH.has(text))
  .map(shapeOf)
  .filter((shape) => shape !== null);

/** Expects no text on the page that also exists in Spanish. */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const shown = await page.evaluate<string[]>(ON_THE_PAGE);
  expect(shown.length, `texts on: ${where}`).toBeGreaterThan(5);
  const found = shown.filter((text) => !SPANISH.has(text) && ENGLISH.some((shape) => shape.test(text)));
  expect.soft(found, `English on: ${where}`).toEqual([]);
}
