import type { MatchBody } from '../../test/support/http/a-table.js';
import type { Resident } from './resident.js';

/** A table as it was when it began. */
export interface PastTable {
  readonly id: number;
  readonly date: string;
  readonly startsAt: Date;
  readonly userIds: readonly number[];
  readonly absent: Set<number>;
  /** `author/other` for each "again". */
  readonly again: Set<string>;
}

/** What the town itself remembers, because the checks must not ask the product what they check. */
export class Memory {
  /** By user id. */
  readonly residents = new Map<number, Resident>();
  readonly past = new Map<number, PastTable>();
  /** By `a/b`, both ways: the tables that two were at together. */
  private readonly met = new Map<string, PastTable[]>();
  /** `a/b`, both ways: pairs of which one has blocked the other, or does not want to meet them again. */
  readonly apart = new Set<string>();
  /** `slot a/b`, both ways: one has left a table of the slot at which the other sat. */
  readonly parted = new Set<string>();
  /** The seats by table, as of the last look. */
  seats = new Map<number, readonly number[]>();
  /** The meetup of the week that the staff planned. */
  meetupId: number | undefined;

  remember(residents: readonly Resident[]): void {
    for (const resident of residents) if (resident.id > 0) this.residents.set(resident.id, resident);
  }

  begin(table: PastTable): void {
    this.past.set(table.id, table);
    for (const a of table.userIds)
      for (const b of table.userIds) {
        if (a === b) continue;
        const tables = this.met.get(`${a}/${b}`) ?? [];
        this.met.set(`${a}/${b}`, [...tables, table]);
      }
  }

  tablesOf(a: number, b: number): readonly PastTable[] {
    return this.met.get(`${a}/${b}`) ?? [];
  }

  keepApart(a: number, b: number): void {
    this.apart.add(`${a}/${b}`).add(`${b}/${a}`);
  }

  /** The request is over, and who sat there is not seated with the member again in this slot. */
  gaveUpSeat(resident: Resident): void {
    const { wish, id } = resident;
    resident.wish = undefined;
    if (!wish) return;
    for (const userIds of this.seats.values()) {
      if (!userIds.includes(id)) continue;
      for (const other of userIds)
        if (other !== id)
          this.parted.add(`${slotOf(wish)} ${id}/${other}`).add(`${slotOf(wish)} ${other}/${id}`);
    }
  }
}

export const slotOf = ({
  date,
  meal,
  venueType,
}: {
  date: string;
  meal: string;
  venueType: string;
}): string => `${date} ${meal} ${venueType}`;

/** The upcoming table of the engine that a member knows of. */
export const upcomingOf = ({ tables }: Resident): MatchBody | undefined =>
  tables.find(
    (table) =>
      ['pending', 'confirmed'].includes(table.status) &&
      (table as unknown as { meetup: unknown }).meetup === null,
  );
