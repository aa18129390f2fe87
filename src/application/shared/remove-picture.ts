import type { PictureStore } from './picture-store.js';

export const REMOVE_PICTURE = 'remove-picture';

/** Which stored pictures are still needed although no profile or meetup shows them, for example as evidence. */
export interface PictureReferences {
  isReferenced(address: string): Promise<boolean>;
}

/** The job that deletes a replaced picture. One that is still referenced is deleted later, with its last reference. */
export class RemovePicture {
  constructor(
    private readonly pictures: PictureStore,
    private readonly references: PictureReferences,
  ) {}

  async execute({ address }: { address: string }): Promise<void> {
    if (await this.references.isReferenced(address)) return;
    await this.pictures.remove(address);
  }
}
