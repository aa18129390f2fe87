import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import ts from 'typescript';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'web-user', 'src');

/** The texts of the catalogs in a source file, in the call or in a constant above it. */
function textsIn(source: ts.SourceFile): string[] {
  const constants = new Map<string, ts.Expression>();
  const texts: string[] = [];
  const collect = (node: ts.Expression | undefined): void => {
    if (node && ts.isIdentifier(node)) collect(constants.get(node.text));
    if (!node || !ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)) {
        texts.push(property.initializer.text);
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'messagesOf'
    )
      collect(node.arguments[1]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const sourcesNamed = async (name: RegExp): Promise<string[]> =>
  (await readdir(SOURCES, { recursive: true }))
    .filter((file) => name.test(file))
    .map((file) => join(SOURCES, file));

async function englishTexts(): Promise<string[]> {
  const files = await sourcesNamed(/(?<!\.es)\.tsx?$/);
  const texts = files.map(async (file) => {
    const text = await readFile(file, 'utf8');
    return text.includes('messagesOf(')
      ? textsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
      : [];
  });
  return (await Promise.all(texts)).flat();
}

const leavesOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(leavesOf);

async function spanishTexts(): Promise<Set<string>> {
  const files = await sourcesNamed(/messages\.es\.ts$/);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return new Set(modules.flatMap((module) => leavesOf({ ...module })));
}

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

interface Texts {
  readonly spanish: ReadonlySet<string>;
  /** Patterns of the texts that only English has. */
  readonly english: readonly RegExp[];
}

async function readTexts(): Promise<Texts> {
  const spanish = await spanishTexts();
  const onlyEnglish = (await englishTexts()).filter((text) => !spanish.has(text));
  return { spanish, english: onlyEnglish.map(shapeOf).filter((shape) => shape !== null) };
}

let texts: Promise<Texts> | undefined;

/** Expects no text on the page that also exists in Spanish. */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  // Once per worker, because parsing the sources takes longer than the check.
  const { spanish, english } = await (texts ??= readTexts());
  const shown = await page.evaluate<string[]>(ON_THE_PAGE);
  expect(shown.length, `texts on: ${where}`).toBeGreaterThan(5);
  const found = shown.filter((text) => !spanish.has(text) && english.some((shape) => shape.test(text)));
  expect.soft(found, `English on: ${where}`).toEqual([]);
}
