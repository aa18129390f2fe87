import type {
  OwnSharedPlan,
  SeatWithPlan,
  SharedPlan,
  SharedPlans,
} from '../../../src/application/safety/shared-plans.js';

interface Seat {
  readonly userId: number;
  readonly matchId: number;
  readonly plan: SharedPlan;
}

export class InMemorySharedPlans implements SharedPlans {
  readonly links = new Map<number, { token: string; sharedAt: Date }>();

  /** @param seats the present seats, which a test changes */
  constructor(public seats: readonly Seat[]) {}

  async seatOf(userId: number, matchId: number): Promise<SeatWithPlan | null> {
    const seat = this.seats.find((each) => each.userId === userId && each.matchId === matchId);
    if (!seat) return null;
    const { seatId, status, when } = seat.plan;
    const sharedAt = this.links.get(seatId)?.sharedAt ?? null;
    return { seatId, status, startsAt: when.startsAt, sharedAt };
  }

  async of(userId: number): Promise<OwnSharedPlan[]> {
    return this.seats.flatMap((seat) => {
      const link = this.links.get(seat.plan.seatId);
      if (seat.userId !== userId || !link) return [];
      return [{ matchId: seat.matchId, startsAt: seat.plan.when.startsAt, sharedAt: link.sharedAt }];
    });
  }

  async put(seatId: number, token: string, sharedAt: Date): Promise<void> {
    this.links.set(seatId, { token, sharedAt });
  }

  async remove(seatId: number): Promise<void> {
    this.links.delete(seatId);
  }

  async find(token: string): Promise<SharedPlan | null> {
    const [seatId] = [...this.links].find(([, link]) => link.token === token) ?? [];
    return this.seats.find(({ plan }) => plan.seatId === seatId)?.plan ?? null;
  }

  async purge(startedBefore: Date, limit: number): Promise<number> {
    const isLive = (seatId: number) =>
      this.seats.some(({ plan }) => plan.seatId === seatId && plan.when.startsAt >= startedBefore);
    const gone = [...this.links.keys()].filter((seatId) => !isLive(seatId)).slice(0, limit);
    for (const seatId of gone) this.links.delete(seatId);
    return gone.length;
  }
}
