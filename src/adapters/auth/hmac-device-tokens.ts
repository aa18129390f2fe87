import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  DEVICE_KNOWN_SECONDS,
  type DevicePlace,
  type DeviceTokens,
  type KnownDevice,
} from '../../application/account/known-device.js';

const SHAPE = /^(\d{1,10})\.([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;
const ID_BYTES = 16;

/**
 * Signed tokens of known devices: user id, random id, sign-in time in seconds and an HMAC-SHA256 over them. A token
 * only gives its browser a separate rate limit for the password of that account.
 */
export class HmacDeviceTokens implements DeviceTokens {
  private readonly key: Uint8Array;

  constructor(sessionSecret: string, place: DevicePlace) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', `known devices: ${place}`, 32));
  }

  newId(): string {
    return randomBytes(ID_BYTES).toString('base64url');
  }

  issue({ userId, id }: KnownDevice, now: Date): string {
    const content = `${userId}.${id}.${Math.floor(now.getTime() / 1000)}`;
    return `${content}.${this.macOf(content).toString('base64url')}`;
  }

  read(token: string, now: Date): KnownDevice | null {
    const [, userId, id, issuedAt, mac] = SHAPE.exec(token) ?? [];
    if (userId === undefined) return null;
    const expected = this.macOf(`${userId}.${id}.${issuedAt}`);
    if (!timingSafeEqual(expected, Buffer.from(mac!, 'base64url'))) return null;
    const ageSeconds = now.getTime() / 1000 - Number(issuedAt);
    return ageSeconds <= DEVICE_KNOWN_SECONDS ? { userId: Number(userId), id: id! } : null;
  }

  private macOf(content: string): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}
