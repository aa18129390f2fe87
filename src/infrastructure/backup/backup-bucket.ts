import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Accept, BackupPlace } from './backup-place.js';

export interface BucketSettings {
  readonly bucket: string;
  /** Without slashes at its ends; empty for none. */
  readonly prefix: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** 10,000 parts of this size, the most that S3 takes, are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Backups as objects of a bucket, each in one multipart upload, which S3 shows when it is complete. */
export class BackupBucket implements BackupPlace {
  readonly kind = 'bucket';
  private readonly client: S3Client;

  constructor(private readonly settings: BucketSettings) {
    const { region, endpoint, credentials } = settings;
    this.client = new S3Client({
      region,
      maxAttempts: 5,
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 60_000 },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
  }

  async write(name: string, content: Readable, accept: Accept): Promise<number> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.object(name), Body: content, ContentType: 'application/octet-stream' },
      partSize: PART_BYTES,
      queueSize: 1,
    });
    await upload.done();
    try {
      await accept(() => this.read(name));
    } catch (error) {
      await this.remove(name).catch(() => undefined);
      throw error;
    }
    const { ContentLength } = await this.client.send(new HeadObjectCommand(this.object(name)));
    return ContentLength ?? 0;
  }

  async read(name: string): Promise<Readable> {
    const { Body } = await this.client.send(new GetObjectCommand(this.object(name)));
    return Body as Readable;
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    const { bucket, prefix } = this.settings;
    const start = prefix === '' ? '' : `${prefix}/`;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: start });
    for await (const { Contents } of pages)
      for (const { Key } of Contents ?? []) names.push(Key!.slice(start.length));
    return names;
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(name)));
  }

  close(): void {
    this.client.destroy();
  }

  private object(name: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.settings;
    return { Bucket: bucket, Key: prefix === '' ? name : `${prefix}/${name}` };
  }
}
