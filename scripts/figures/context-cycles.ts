import { posix } from 'node:path';

/**
 * The contexts of a layer that import themselves through others, type-only imports included.
 * @param layer folder whose subfolders are the contexts, such as `src/domain`
 * @param sources file content by path from the project's root
 * @returns their names in alphabetical order; empty when the imports form no cycle
 */
export function contextsInCycles(layer: string, sources: ReadonlyMap<string, string>): string[] {
  const graph = importGraph(layer, sources);
  return [...graph.keys()].filter((context) => reachableFrom(context, graph).has(context)).sort();
}

function importGraph(layer: string, sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = contextOf(file, layer);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const [, specifier] of source.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const to = contextOf(posix.join(posix.dirname(file), specifier!), layer);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** @returns null for a file outside the layer or directly in its folder */
function contextOf(file: string, layer: string): string | null {
  const [context, ...rest] = posix.relative(layer, file).split('/');
  return context === '..' || rest.length === 0 ? null : context!;
}

function reachableFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const stack = [start];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (!reached.has(next)) stack.push(next);
      reached.add(next);
    }
  }
  return reached;
}
