import { IntlMessageFormat } from 'intl-messageformat';

type Node = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;

const parsed = new Map<string, Node[]>();

/** @throws SyntaxError */
function astOf(text: string): Node[] {
  const nodes = parsed.get(text) ?? new IntlMessageFormat(text, 'en').getAst();
  parsed.set(text, nodes);
  return nodes;
}

/** All value names in a message, including plural branches, which depend on the language. */
function valuesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('value' in node) || node.type === LITERAL) return [];
    const options = 'options' in node ? Object.values(node.options) : [];
    const inside = [...options.map(({ value }) => value), 'children' in node ? node.children : []];
    return [node.value, ...inside.flatMap(valuesIn)];
  });
}

/** What a message may have in place of a category. */
const EXACTLY: Readonly<Record<string, string>> = { one: '=1' };

/** The plural categories that the language distinguishes for small whole numbers, without `other`, which ICU requires. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 100 }, (_, count) => rules.select(count)))].filter(
    (category) => category !== 'other',
  );
};

interface PluralNode {
  readonly value: string;
  readonly categories: readonly string[];
}

/** All plurals of a message, with the value they count and their categories. */
function pluralsIn(nodes: readonly Node[]): PluralNode[] {
  return nodes.flatMap((node) => {
    if (!('options' in node)) return [];
    const inside = Object.values(node.options).flatMap(({ value }) => pluralsIn(value));
    const own = { value: node.value, categories: Object.keys(node.options) };
    return 'offset' in node ? [own, ...inside] : inside;
  });
}

const pluralsOf = (text: string): PluralNode[] => pluralsIn(astOf(text));

/** The categories of the language that a plural lacks, where the English text distinguishes singular and plural. */
function missingCategories(english: string, translation: string, language: string): string[] {
  const isCounted = ({ categories }: PluralNode) =>
    categories.some((each) => each === 'one' || each === '=1');
  const counted = new Set(
    pluralsOf(english)
      .filter(isCounted)
      .map(({ value }) => value),
  );
  return pluralsOf(translation)
    .filter(({ value }) => counted.has(value))
    .flatMap(({ categories }) =>
      categoriesOf(language).filter(
        (each) => !categories.includes(each) && !categories.includes(EXACTLY[each] ?? each),
      ),
    );
}

/** The branches of each choice between words, by its value; the code decides which there are. */
function choicesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('options' in node)) return [];
    const own = 'offset' in node ? [] : [`${node.value}: ${Object.keys(node.options).sort().join(', ')}`];
    return [...own, ...Object.values(node.options).flatMap(({ value }) => choicesIn(value))];
  });
}

const choicesOf = (text: string): string => [...new Set(choicesIn(astOf(text)))].sort().join('; ');

const valuesOf = (text: string): string[] => [...new Set(valuesIn(astOf(text)))].sort();

function flawsOf(text: string): string[] {
  try {
    valuesOf(text);
    return [];
  } catch (error) {
    return [`${text}: ${(error as Error).message}`];
  }
}

/**
 * The errors in the translation of one catalog: missing and surplus texts, other values, invalid ICU syntax.
 * @param withFewerValues the keys whose translations may leave values out
 */
export function differences(
  name: string,
  english: Record<string, string>,
  other: Readonly<Record<string, string>> = {},
  language = 'en',
  withFewerValues: readonly string[] = [],
) {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [original, translation] = [english[key], other[key]];
    if (original === undefined) return [`${name}.${key} is surplus`];
    if (!translation) return [`${name}.${key} is missing`];
    const flaws = [...flawsOf(original), ...flawsOf(translation)];
    if (flaws.length) return flaws.map((flaw) => `${name}.${key}: ${flaw}`);
    const missing = missingCategories(original, translation, language);
    if (missing.length) return [`${name}.${key} has no plural category ${missing.join(', ')}`];
    const all = valuesOf(original);
    if (withFewerValues.includes(key) && valuesOf(translation).every((value) => all.includes(value)))
      return [];
    const [asked, given] = [String(all), String(valuesOf(translation))];
    if (asked !== given) return [`${name}.${key} asks for ${given}, not for ${asked}`];
    const [choices, own] = [choicesOf(original), choicesOf(translation)];
    return choices === own ? [] : [`${name}.${key} chooses by ${own}, not by ${choices}`];
  });
}
