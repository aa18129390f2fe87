import { addressOfPicture, type PictureStore } from './picture-store.js';
import type { PictureReferences } from './remove-picture.js';

/** Reads a picture for members. One that is kept only as evidence of a report is there for staff alone. */
export class FindShownPicture {
  constructor(
    private readonly pictures: PictureStore,
    private readonly references: Pick<PictureReferences, 'isOnlyEvidence'>,
  ) {}

  /** @param path the address without its prefix, which begins with the id of its owner @returns null for none */
  async execute(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    const picture = await this.pictures.find(path);
    if (!picture) return null;
    const isWithheld = await this.references.isOnlyEvidence(
      Number.parseInt(path, 10),
      addressOfPicture(path),
    );
    return isWithheld ? null : picture;
  }
}
