import type { Requester } from '../account/known-device.js';
import type { Ground } from '../ground/ground.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { tryConsume } from '../shared/try-consume.js';
import {
  SIGN_UP_LINE,
  SIGN_UP_PLACE_KEPT_SECONDS,
  SIGN_UP_PLACE_USE,
  SIGN_UPS_PER_DEVICE,
  SIGN_UPS_PER_ORIGIN,
} from './limits.js';

const PLACE = /^(\d{1,15}) (.+)$/;

/** A sign-up, for its limits. */
export interface SignUpRequester extends Requester {
  /** The place in line from an earlier refusal of this browser; null if there is none. */
  readonly place: string | null;
}

/** The network has used up its sign-ups; this one has a place in line and is accepted after `retryAfterSeconds`. */
export class SignUpQueued extends TooManyAttempts {
  constructor(
    retryAfterSeconds: number,
    /** The signed place in line, by which the browser is recognized at its next try. */
    readonly place: string,
  ) {
    super(retryAfterSeconds);
  }
}

/**
 * Counts a sign-up that makes an account by network, whatever cookie comes with it, and by known device too: each account
 * makes its browser a known device, so a counter of its own would open the next sign-ups. Beyond the burst of a network each
 * sign-up gets a place in line, and is told the wait until its own turn; a paced limit would tell a whole class the same
 * wait. The line is a window, which starts with its first place.
 */
export class SignUpLine {
  constructor(private readonly ports: Pick<Ground, 'limiter' | 'links' | 'clock'>) {}

  /** @throws SignUpQueued with a place in line, TooManyAttempts where the line is full or the device has had its sign-ups */
  async enter({ origin, device, place }: SignUpRequester): Promise<void> {
    const { limiter } = this.ports;
    const isTurn = place !== null && (await this.isTurnOf(place, origin));
    if (!isTurn && !(await tryConsume([SIGN_UPS_PER_ORIGIN], origin, limiter))) await this.queue(origin);
    if (device) await limiter.consume(SIGN_UPS_PER_DEVICE, device.id);
  }

  /** Redeems a place, once. @throws SignUpQueued before its turn */
  private async isTurnOf(place: string, origin: string): Promise<boolean> {
    const { limiter, links } = this.ports;
    const [, turn, network] = PLACE.exec(links.read('sign_up_place', place) ?? '') ?? [];
    if (network !== origin) return false;
    this.ensureTurn(Number(turn), place);
    return tryConsume([SIGN_UP_PLACE_USE], place, limiter);
  }

  private async queue(origin: string): Promise<void> {
    const { limiter, links, clock } = this.ports;
    const { uses, msLeft } = await limiter.consume(SIGN_UP_LINE, origin);
    const { times, perSeconds } = SIGN_UP_LINE;
    const startedAt = clock.now().getTime() + msLeft - perSeconds * 1000;
    const turn = Math.round(startedAt + ((uses - 1) * perSeconds * 1000) / times);
    const keptUntil = new Date(turn + SIGN_UP_PLACE_KEPT_SECONDS * 1000);
    this.ensureTurn(turn, links.sign('sign_up_place', `${turn} ${origin}`, keptUntil));
  }

  private ensureTurn(turn: number, place: string): void {
    const wait = Math.ceil((turn - this.ports.clock.now().getTime()) / 1000);
    if (wait > 0) throw new SignUpQueued(wait, place);
  }
}
