import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** The tag or the class that the last part of a selector needs, and whether the selector needs nothing else. */
function needOf(selector) {
  const [last] = /[^\s>+~]*$/.exec(selector);
  const [need] = /^\.?[a-z][\w-]*/i.exec(last) ?? [];
  return { need, isAll: need === selector };
}

/** The tags and classes one of which an element needs to match a list of selectors; null if that is not known. */
function needsOf(selectorText) {
  const bare = selectorText.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '');
  if (/[\\()[\]]/.test(bare)) return null;
  const needs = bare.split(',').map((selector) => needOf(selector.trim()));
  if (!needs.every(({ need }) => need)) return null;
  return {
    tags: new Set(needs.map(({ need }) => need.toLowerCase())),
    classes: needs.flatMap(({ need }) => (need.startsWith('.') ? need.slice(1) : [])),
    isAll: bare === selectorText && needs.every(({ isAll }) => isAll),
  };
}

const needsOfAll = new Map();

/** Most style rules are for other tags and classes: for those, the selector is not evaluated. */
selectors.matchesDontThrow = (element, selectorText) => {
  let needs = needsOfAll.get(selectorText);
  if (needs === undefined) needsOfAll.set(selectorText, (needs = needsOf(String(selectorText))));
  if (!needs) return matchesDontThrow(element, selectorText);
  const isCandidate =
    needs.tags.has(element._localName) || needs.classes.some((name) => element.classList.contains(name));
  return isCandidate && (needs.isAll || matchesDontThrow(element, selectorText));
};

// After the change above, which it would miss. No rule of the tests in jsdom depends on a color.
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.includes('color')) delete resolved[name];

const implementationOf = (object) =>
  object[Object.getOwnPropertySymbols(object).find(({ description }) => description === 'impl')];

/** Makes `getComputedStyle` return the same object until the document changes, when jsdom forgets its own cache. */
export function rememberComputedStyles(window) {
  const compute = window.getComputedStyle;
  const document = implementationOf(window.document);
  let styles = new WeakMap();
  let validFor = null;
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (!validFor || document._styleCache !== validFor) styles = new WeakMap();
    let style = styles.get(element);
    if (!style) styles.set(element, (style = compute(element)));
    validFor = document._styleCache;
    return style;
  };
}
