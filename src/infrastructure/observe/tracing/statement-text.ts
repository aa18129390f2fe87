/** Statements with many values are cut before they are searched; a literal that is cut is removed to its end. */
const MAX_READ = 8192;
const MAX_LENGTH = 1000;

/** Comments, quoted names, literals (dollar-quoted, with escapes, plain), parameters and numbers of PostgreSQL's syntax. */
const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$([a-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|"(?:[^"]|"")*"|\be'(?:[^'\\]|''|\\[\s\S])*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$\d+|\b\d[\w.]*/gi;

/**
 * @returns a statement in one line with `?` in place of each literal, because the ORM writes values into raw SQL; quoted
 * names and parameters (`$1`) stay
 */
export function withoutValues(statement: string): string {
  return statement
    .slice(0, MAX_READ)
    .replace(TOKENS, (token) => {
      if (token.startsWith('--') || token.startsWith('/*')) return ' ';
      return token.startsWith('"') || /^\$\d/.test(token) ? token : '?';
    })
    .replace(/\?(?:\s*,\s*\?)+/g, '?, …')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
