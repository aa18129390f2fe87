import type { Chance, ObjectStore } from '../../shared/ports.js';
import { unguessableName } from '../../shared/unguessable-name.js';

const PROBE = new TextEncoder().encode('probe');

class ProbeDiffers extends Error {
  override readonly name = 'ProbeDiffers';
}

/** Writes, reads and deletes a small file. Each probe has a key of its own, so that two do not disturb each other. */
export async function probeStorage(store: ObjectStore, chance: Chance): Promise<void> {
  const key = `probes/${unguessableName(chance)}`;
  await store.put(key, PROBE, 'text/plain');
  try {
    const found = await store.get(key);
    if (!found || Buffer.compare(found.bytes, PROBE) !== 0) throw new ProbeDiffers();
  } finally {
    await store.delete(key);
  }
}
