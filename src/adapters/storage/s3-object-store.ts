import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '../../application/shared/ports.js';
import { ServiceAway } from '../../application/shared/service-away.js';
import { isObjectKey, UnusableObjectKey } from './object-key.js';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3 server other than Amazon's; buckets are then addressed by path. */
  readonly endpoint?: string;
  /** Without keys the SDK looks where it always looks (environment, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Asks the server to encrypt what it keeps (SSE-S3). */
  readonly encrypted?: boolean;
  /** The longest one call may take, retries included, in milliseconds; 15,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * Keeps objects in one bucket. Calls are tried three times within their time, then throw ServiceAway; `close()` ends the
 * connections.
 */
export class S3ObjectStore implements ObjectStore {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    this.client = new S3Client({
      region: settings.region,
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
      // Servers other than Amazon's do not all know the newer checksum headers.
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
    await this.inTime((inTime) => this.client.send(command, inTime));
  }

  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    if (!isObjectKey(key)) return null;
    return this.inTime(async (inTime) => {
      try {
        const { Body, ContentType } = await this.client.send(new GetObjectCommand(this.object(key)), inTime);
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
    await this.inTime((inTime) => this.client.send(new DeleteObjectCommand(this.object(key)), inTime));
  }

  close(): void {
    this.client.destroy();
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: key };
  }

  private async inTime<T>(call: (inTime: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await call({ abortSignal: AbortSignal.timeout(this.settings.timeoutMs ?? 15_000) });
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      throw new ServiceAway('files_away', 'We cannot get at our files. Please try again in a moment.', {
        cause,
      });
    }
  }
}

/** Whether nobody answered, or the server could not; a refusal is a mistake in the settings. */
function isAway(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 503) >= 500;
}
