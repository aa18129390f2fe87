import { expect, type Page } from '@playwright/test';
import english from '../../../locales/en/app.json' with { type: 'json' };
import german from '../../../locales/de/app.json' with { type: 'json' };
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

/** The texts of a language, and patterns of those that only English has. */
function textsOf(areas: object): { own: Set<string>; english: RegExp[] } {
  const own = new Set(textsIn(areas));
  const shapes = textsIn(english)
    .filter((text) => !own.has(text))
    .map(shapeOf);
  return { own, english: shapes.filter((shape) => shape !== null) };
}

const TEXTS = { es: textsOf(spanish), de: textsOf(german) };

/** Expects no English text on the page, which is in Spanish or German. */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const { own, english: patterns } = TEXTS[await page.evaluate<'es' | 'de'>('document.documentElement.lang')];
  const shown = await page.evaluate<string[]>(ON_THE_PAGE);
  expect(shown.length, `texts on: ${where}`).toBeGreaterThan(5);
  const found = shown.filter((text) => !own.has(text) && patterns.some((shape) => shape.test(text)));
  expect.soft(found, `English on: ${where}`).toEqual([]);
}
