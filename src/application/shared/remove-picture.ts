import type { PictureStore } from './picture-store.js';

export const REMOVE_PICTURE = 'remove-picture';

/** References to stored pictures other than profiles and meetups, such as evidence of a report. */
export interface PictureReferences {
  isReferenced(address: string): Promise<boolean>;
  /** Whether the picture is kept only as evidence: its owner has replaced it, or has left. */
  isOnlyEvidence(ownerId: number, address: string): Promise<boolean>;
}

/** Job that deletes a replaced picture. A picture with a reference is deleted later, with its last reference. Idempotent. */
export class RemovePicture {
  constructor(
    private readonly pictures: PictureStore,
    private readonly references: Pick<PictureReferences, 'isReferenced'>,
  ) {}

  async execute({ address }: { address: string }): Promise<void> {
    if (await this.references.isReferenced(address)) return;
    await this.pictures.remove(address);
  }
}
