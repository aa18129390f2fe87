import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '../../application/shared/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { isObjectKey, UnusableObjectKey } from './object-key.js';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The endpoint of an S3-compatible server; buckets are then addressed by path. */
  readonly endpoint?: string;
  /** By default the SDK's credential chain is used (environment, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Requests server-side encryption (SSE-S3). */
  readonly encrypted?: boolean;
  /** Timeout of one call, retries included, in milliseconds; 15,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * Stores objects in one bucket. A call is attempted three times within its timeout and then throws ServiceUnavailable;
 * `close()` closes the connections.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    this.client = new S3Client({
      region: settings.region,
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
      // Some S3-compatible servers do not support the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
      ...(settings.credentials && { credentials: settings.credentials }),
    } satisfies S3ClientConfig);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!isObjectKey(key)) throw new UnusableObjectKey();
    const object = { ...this.object(key), Body: bytes, ContentType: contentType };
    const command = new PutObjectCommand({
      ...object,
      ...(this.settings.encrypted && { ServerSideEncryption: 'AES256' as const }),
    });
    await this.withTimeout((options) => this.client.send(command, options));
  }

  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    if (!isObjectKey(key)) return null;
    return this.withTimeout(async (options) => {
      try {
        const { Body, ContentType } = await this.client.send(new GetObjectCommand(this.object(key)), options);
        const bytes = await Body!.transformToByteArray();
        return { bytes, contentType: ContentType ?? 'application/octet-stream' };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(key: string): Promise<void> {
    if (!isObjectKey(key)) return;
    await this.withTimeout((options) => this.client.send(new DeleteObjectCommand(this.object(key)), options));
  }

  async isEmpty(): Promise<boolean> {
    const command = new ListObjectsV2Command({ Bucket: this.settings.bucket, MaxKeys: 1 });
    const { Contents = [] } = await this.withTimeout((options) => this.client.send(command, options));
    return Contents.length === 0;
  }

  close(): void {
    this.client.destroy();
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: key };
  }

  private async withTimeout<T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await call({ abortSignal: AbortSignal.timeout(this.settings.timeoutMs ?? 15_000) });
    } catch (cause) {
      if (!isUnavailable(cause)) throw cause;
      throw new ServiceUnavailable(
        'files_away',
        "We can't reach our file storage. Please try again in a moment.",
        {
          cause,
        },
      );
    }
  }
}

/** Whether the server did not respond or responded with 5xx; any other error is a wrong configuration. */
function isUnavailable(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 503) >= 500;
}
