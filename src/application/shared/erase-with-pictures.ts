import type { Jobs, UnitOfWork } from './ports.js';
import { REMOVE_PICTURE } from './remove-picture.js';

export interface Erased {
  /** Number of rows. */
  readonly erased: number;
  /** Addresses of pictures that no row refers to any more. */
  readonly pictures: readonly string[];
}

/**
 * Erases a batch of rows and queues the removal of their pictures, in one transaction.
 * @returns the number of rows
 */
export const eraseWithPictures = (
  { unitOfWork, jobs }: { unitOfWork: UnitOfWork; jobs: Jobs },
  erase: () => Promise<Erased>,
): Promise<number> =>
  unitOfWork.run(async () => {
    const { erased, pictures } = await erase();
    for (const address of pictures) await jobs.add(REMOVE_PICTURE, { address });
    return erased;
  });
