import type { Appearances, LogoPictures, PreparedLogo } from '../../../src/application/appearance/ports.js';
import { Appearance } from '../../../src/domain/server-and-browser/appearance/appearance.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryAppearances implements Appearances {
  readonly rows = new InMemoryRows<Appearance>();

  async find(): Promise<Appearance> {
    return this.rows.find(() => true) ?? Appearance.shipped();
  }

  findForUpdate = (): Promise<Appearance> => this.find();

  async save(appearance: Appearance): Promise<void> {
    this.rows.save(appearance);
  }
}

/** Takes every upload as it is; the digest is its text. */
export const plainLogoPictures: LogoPictures = {
  prepare: async (bytes): Promise<PreparedLogo> => ({
    bytes,
    digest: plainLogoPictures.digestOf(bytes),
    width: 320,
    height: 80,
    isTransparent: false,
  }),
  digestOf: (bytes) => Buffer.from(bytes).toString(),
};
