import { DomainError } from '../../domain/shared/domain-error.js';

/** Another file of the same kind from the same person is still being read. */
export class UploadUnderWay extends DomainError {
  readonly code = 'upload_under_way';

  constructor() {
    super('Your last upload is not finished yet. Please wait a moment.');
  }
}

/** A keyed lock: one upload of a kind per person at a time on this process, so that one person cannot fill the queue. */
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
