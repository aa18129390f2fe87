import { IntlMessageFormat } from 'intl-messageformat';

type Node = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;

/** All value names in a message, including plural branches, which depend on the language. */
function valuesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('value' in node) || node.type === LITERAL) return [];
    const options = 'options' in node ? Object.values(node.options) : [];
    const inside = [...options.map(({ value }) => value), 'children' in node ? node.children : []];
    return [node.value, ...inside.flatMap(valuesIn)];
  });
}

const valuesOf = (text: string): string[] =>
  [...new Set(valuesIn(new IntlMessageFormat(text, 'en').getAst()))].sort();

function flawsOf(text: string): string[] {
  try {
    valuesOf(text);
    return [];
  } catch (error) {
    return [`${text}: ${(error as Error).message}`];
  }
}

/** The errors in the translation of one catalog: missing and surplus texts, other values, invalid ICU syntax. */
export function differences(
  name: string,
  english: Record<string, string>,
  other: Record<string, string> = {},
) {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [original, translation] = [english[key], other[key]];
    if (original === undefined) return [`${name}.${key} is surplus`];
    if (!translation) return [`${name}.${key} is missing`];
    const flaws = [...flawsOf(original), ...flawsOf(translation)];
    if (flaws.length) return flaws.map((flaw) => `${name}.${key}: ${flaw}`);
    const [asked, given] = [String(valuesOf(original)), String(valuesOf(translation))];
    return asked === given ? [] : [`${name}.${key} asks for ${given}, not for ${asked}`];
  });
}
