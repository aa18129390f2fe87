/** Characters with one look. A line break is `\n`. */
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
  /** A web address; null for no link. */
  readonly href: string | null;
}

/** A text as its paragraphs, each of which has at least one span. */
export type FormattedText = ReadonlyArray<readonly Span[]>;

/**
 * A host name without user, port by number, and a path without spaces, quotes or brackets. Of `(label)[address]` only http and https are
 * links, so that no address runs a script. The lengths of its parts are limited, so that no text is slow to read.
 */
const ADDRESS = String.raw`https?:\/\/(?:[a-z0-9][a-z0-9-]{0,62}\.){1,20}[a-z][a-z0-9-]{1,62}(?::\d{1,5})?(?:[/?#][^\s<>"'\\()[\]]{0,1000})?`;
const TOKEN = new RegExp(String.raw`\[([^[\]\n]{1,200})\]\((${ADDRESS})\)|\*\*`, 'giu');

interface Piece {
  /** Null where bold begins or ends. */
  readonly text: string | null;
  readonly href: string | null;
}

/**
 * Parses the part of Markdown that announcements may use: paragraphs between empty lines, `**bold**` and
 * `[label](https://address)`. All else is text as it was written, HTML too: who shows a span escapes it.
 */
export const formattedTextFrom = (markdown: string): FormattedText =>
  markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => spansOf(piecesOf(paragraph)));

/** The same content as plain text, with the address of a link after its label. */
export const plainTextOf = (text: FormattedText): string =>
  text
    .map((spans) =>
      spans
        .map((span, index) => {
          const isEndOfLink = span.href !== null && spans[index + 1]?.href !== span.href;
          return isEndOfLink && span.text !== span.href ? `${span.text} (${span.href})` : span.text;
        })
        .join(''),
    )
    .join('\n\n');

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: token, 1: label, 2: href, index } of paragraph.matchAll(TOKEN)) {
    pieces.push({ text: paragraph.slice(from, index), href: null });
    if (label === undefined) pieces.push({ text: null, href: null });
    else pieces.push(...aroundMarks(label).map((text) => ({ text, href: href! })));
    from = index + token.length;
  }
  return [...pieces, { text: paragraph.slice(from), href: null }];
}

const aroundMarks = (label: string): Array<string | null> =>
  label.split(/(\*\*)/).map((part) => (part === '**' ? null : part));

/** A mark without a second one is text. */
function spansOf(pieces: readonly Piece[]): Span[] {
  const marks = pieces.filter(({ text }) => text === null).length;
  let passed = 0;
  const spans: Span[] = [];
  for (const { text, href } of pieces) {
    if (text === null) passed += 1;
    const isLoneMark = text === null && passed === marks && marks % 2 === 1;
    const shown = isLoneMark ? '**' : (text ?? '');
    const isBold = !isLoneMark && passed % 2 === 1 && passed <= marks - (marks % 2);
    if (shown !== '') spans.push({ text: shown, isBold, href });
  }
  return spans;
}
