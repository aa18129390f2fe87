/** The parts of a `.cpuprofile` that are read here. */
export interface CpuProfile {
  readonly nodes: ReadonlyArray<{
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }>;
  readonly samples: readonly number[];
  /** Microseconds between the samples. */
  readonly timeDeltas: readonly number[];
}

/** A function in its place in the call tree. */
export interface Call {
  readonly name: string;
  /** The package of a dependency, `node` for Node's own code, otherwise empty. */
  readonly from: string;
  /** Microseconds, calls below included. */
  total: number;
  self: number;
  readonly calls: Map<string, Call>;
}

const IDLE = new Set(['(idle)', '(program)', '(root)']);

/**
 * @returns the root of the call tree. Idle time and the profiler itself are left out, and what Node calls inside of Node
 * is part of its first function.
 */
export function callTree(profile: CpuProfile): Call {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map<number, number>();
  for (const { id, children = [] } of profile.nodes) for (const child of children) parents.set(child, id);
  const selfTimes = new Map<number, number>();
  for (const [index, id] of profile.samples.entries())
    selfTimes.set(id, (selfTimes.get(id) ?? 0) + Math.max(0, profile.timeDeltas[index] ?? 0));

  const root: Call = { name: 'all', from: '', total: 0, self: 0, calls: new Map() };
  for (const [id, time] of selfTimes) {
    const path: number[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) path.unshift(at);
    const frames = path.slice(1).map((step) => nodes.get(step)!.callFrame);
    if (frames.length === 0 || IDLE.has(frames.at(-1)!.functionName)) continue;
    if (frames.some(({ url }) => url.endsWith('/probe.mjs'))) continue;
    let call = root;
    call.total += time;
    for (const frame of frames) {
      const isInsideNode = call.from === 'node' && packageOf(frame.url) === 'node';
      if (isInsideNode) continue;
      call = childOf(call, frame);
      call.total += time;
    }
    call.self += time;
  }
  return root;
}

function childOf(call: Call, { functionName, url }: CpuProfile['nodes'][number]['callFrame']): Call {
  const from = packageOf(url);
  const name = functionName || '(anonymous)';
  const key = `${name} ${from}`;
  let child = call.calls.get(key);
  if (!child) call.calls.set(key, (child = { name, from, total: 0, self: 0, calls: new Map() }));
  return child;
}

function packageOf(url: string): string {
  if (url.startsWith('node:') || url === '') return 'node';
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(url)?.[1] ?? '';
}
