import { conflict } from '../../domain/shared/refusal.js';

/** Another upload of the same kind by the same user is in progress. */
class UploadUnderWay extends conflict(
  'upload_under_way',
  "Your last upload isn't finished yet. Please wait a moment.",
) {}

/** In-process lock per user and kind of upload, so that one user cannot fill the queue of the image processor. */
export class OneUploadAtATime {
  private readonly underWay = new Set<string>();

  /** Never waits. @throws UploadUnderWay while another upload runs, and errors of `upload` */
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
