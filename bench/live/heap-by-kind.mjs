import { getHeapSnapshot } from 'node:v8';

/**
 * Counts and sizes the live objects of this process by type and name.
 * @returns the self sizes in bytes, by name
 */
export async function heapByKind() {
  const chunks = [];
  for await (const chunk of getHeapSnapshot()) chunks.push(chunk);
  const { snapshot, nodes, strings } = JSON.parse(Buffer.concat(chunks.map((each) => Buffer.from(each))));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = (name) => fields.indexOf(name);
  const [type, name, size] = [at('type'), at('name'), at('self_size')];
  const kinds = new Map();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[type][nodes[node + type]];
    const label =
      kind === 'object' || kind === 'native' ? strings[nodes[node + name]].slice(0, 60) : `(${kind})`;
    const found = kinds.get(label) ?? { count: 0, bytes: 0 };
    found.count++;
    found.bytes += nodes[node + size];
    kinds.set(label, found);
  }
  return [...kinds].map(([label, found]) => ({ label, ...found }));
}
