const EXPORT = /^export (?:abstract )?(?:class|interface|type|function|async function|const|enum) (\w+)/gm;

/** @returns the files that declare each exported name, for the names that more than one file declares */
export function duplicateExports(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    for (const [, name] of source.matchAll(EXPORT))
      files.set(name!, (files.get(name!) ?? new Set()).add(file));
  }
  return new Map([...files].flatMap(([name, set]) => (set.size > 1 ? [[name, [...set]] as const] : [])));
}

/** The number of parameters of each constructor in the source. */
export function constructorParameterCounts(source: string): number[] {
  return [...source.matchAll(/^\s+(?:private |protected )?constructor\(/gm)].map(({ 0: head, index }) =>
    countParameters(source.slice(index + head.length)),
  );
}

/** Counts the commas outside of nested brackets up to the closing parenthesis; a trailing comma adds no parameter. */
function countParameters(text: string): number {
  let depth = 0;
  let count = 0;
  let isEmpty = true;
  for (const character of text.replaceAll('=>', '').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')) {
    if (')]}>'.includes(character) && depth-- === 0) break;
    if ('([{<'.includes(character)) depth++;
    if (character === ',' && depth === 0) {
      count++;
      isEmpty = true;
    } else if (character.trim() !== '') isEmpty = false;
  }
  return isEmpty ? count : count + 1;
}
