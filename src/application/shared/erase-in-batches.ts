import { inBatches } from './each-due.js';
import type { Clock, Jobs, UnitOfWork } from './ports.js';
import { REMOVE_PICTURE } from './remove-picture.js';

export interface Erased {
  /** Number of rows. */
  readonly erased: number;
  /** Addresses of pictures that no row refers to any more. */
  readonly pictures: readonly string[];
}

/**
 * Erases rows in transactions of at most `size` rows until one is not full, and queues the removal of their pictures in the
 * same transaction.
 */
export async function eraseInBatches(
  size: number,
  { unitOfWork, jobs, clock }: { unitOfWork: UnitOfWork; jobs: Jobs; clock: Clock },
  erase: (limit: number) => Promise<Erased>,
): Promise<void> {
  const eraseBatch = (): Promise<number> =>
    unitOfWork.run(async () => {
      const { erased, pictures } = await erase(size);
      for (const address of pictures) await jobs.add(REMOVE_PICTURE, { address });
      return erased;
    });
  await inBatches(clock, size, eraseBatch);
}
