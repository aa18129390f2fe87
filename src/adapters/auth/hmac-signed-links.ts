import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/shared/ports.js';
import type { LinkPurpose, SignedLinks } from '../../application/shared/signed-links.js';

const SUBJECT = /^[\w:-]{1,100}$/;
const SHAPE = /^([\w:-]{1,100})\.(\d{1,12})\.([\w-]{43})$/;

/** Subject, expiry in seconds and an HMAC-SHA256 over both, with a key per purpose derived from the session secret. */
export class HmacSignedLinks implements SignedLinks {
  constructor(
    private readonly sessionSecret: string,
    private readonly clock: Clock,
  ) {}

  sign(purpose: LinkPurpose, subject: string, expiresAt: Date): string {
    if (!SUBJECT.test(subject)) throw new RangeError('The subject of a signed link has other characters.');
    const content = `${subject}.${Math.floor(expiresAt.getTime() / 1000)}`;
    return `${content}.${this.macOf(purpose, content).toString('base64url')}`;
  }

  read(purpose: LinkPurpose, token: string): string | null {
    const [, subject, expiresAt, mac] = SHAPE.exec(token) ?? [];
    if (subject === undefined) return null;
    const given = Buffer.from(mac!, 'base64url');
    if (!timingSafeEqual(this.macOf(purpose, `${subject}.${expiresAt}`), given)) return null;
    return Number(expiresAt) * 1000 > this.clock.now().getTime() ? subject : null;
  }

  private macOf(purpose: LinkPurpose, content: string): Buffer {
    const key = new Uint8Array(hkdfSync('sha256', this.sessionSecret, '', `signed links: ${purpose}`, 32));
    return createHmac('sha256', key).update(content).digest();
  }
}
