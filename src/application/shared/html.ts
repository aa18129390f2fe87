import { escapeHtml } from './escape-html.js';

/** Finished markup; made by `html` only. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | Html | readonly Html[];

/** Tagged template for markup: every text that is not `Html` is escaped as an element's content or quoted attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + sourceOf(values[index - 1]!) + part));
}

const sourceOf = (value: Value): string => {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.source : value.map(({ source }) => source).join('\n');
};
