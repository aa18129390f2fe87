import { DomainError } from '../../domain/shared/domain-error.js';

/** Another file of the same kind from the same person is still being read. */
export class UploadUnderWay extends DomainError {
  readonly code = 'upload_under_way';

  constructor() {
    super('Your last upload is not finished yet. Please wait a moment.');
  }
}

/** Lets each person have one upload of a kind under way on this process, so that nobody fills the queue for others. */
export class OneUploadAtATime {
  private readonly underWay = new Set<string>();

  /** @throws UploadUnderWay at once while another runs, and what `upload` throws */
  async run<T>(kind: string, userId: number, upload: () => Promise<T>): Promise<T> {
    const key = `${kind}:${userId}`;
    if (this.underWay.has(key)) throw new UploadUnderWay();
    this.underWay.add(key);
    try {
      return await upload();
    } finally {
      this.underWay.delete(key);
    }
  }
}
