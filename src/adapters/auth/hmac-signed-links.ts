import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/shared/ports.js';
import type { LinkPurpose, SignedLinks } from '../../application/shared/signed-links.js';

const SHAPE = /^([\w-]{1,200})\.(\d{1,12})\.([\w-]{43})$/;

/** Tokens of subject, end in seconds and an HMAC-SHA256 over both and the purpose; nothing is stored. */
export class HmacSignedLinks implements SignedLinks {
  private readonly key: Uint8Array;

  constructor(
    sessionSecret: string,
    private readonly clock: Clock,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'signed links', 32));
  }

  sign(purpose: LinkPurpose, subject: string, expiresAt: Date): string {
    const content = `${Buffer.from(subject).toString('base64url')}.${Math.floor(expiresAt.getTime() / 1000)}`;
    return `${content}.${this.macOf(purpose, content).toString('base64url')}`;
  }

  read(purpose: LinkPurpose, token: string): string | null {
    const [, subject = '', end = '', mac = ''] = SHAPE.exec(token) ?? [];
    const expected = this.macOf(purpose, `${subject}.${end}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(expected, given)) return null;
    return Number(end) * 1000 > this.clock.now().getTime()
      ? Buffer.from(subject, 'base64url').toString()
      : null;
  }

  private macOf(purpose: LinkPurpose, content: string): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}.${content}`).digest();
  }
}
