import type { LinkedPictures } from '../../../src/application/shared/pictures.js';

export class InMemoryLinkedPictures implements LinkedPictures {
  /** The pictures by address; all other addresses fail. */
  readonly online = new Map<string, Uint8Array>();

  async fetch(address: string): Promise<Uint8Array | null> {
    return this.online.get(address) ?? null;
  }
}
