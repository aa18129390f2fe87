import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

export interface PlannedTable {
  /** Who sits here; those of an open table first. */
  readonly members: number[];
  /** How many of the first members sat here before and stay; 0 at a new table. */
  readonly standing: number;
  /** The open table's match; null at a new table. */
  readonly matchId: number | null;
}

/** Who of a crowd sits where, while it is being worked out. Only people who wait are ever moved. */
export class Plan {
  readonly tables: PlannedTable[] = [];
  private readonly _tableOf: Array<PlannedTable | null>;

  constructor(readonly crowd: CompatibilityGraph) {
    this._tableOf = crowd.people.map(() => null);
    for (const [at, { matchId }] of crowd.openTables.entries()) {
      const members = [...crowd.fixedMembers[at]!];
      const table = { members, standing: members.length, matchId };
      for (const member of members) this._tableOf[member] = table;
      this.tables.push(table);
    }
  }

  tableOf(person: number): PlannedTable | null {
    return this._tableOf[person]!;
  }

  isSeated(person: number): boolean {
    return this._tableOf[person] !== null;
  }

  unseated(): number[] {
    const people: number[] = [];
    for (let person = 0; person < this.crowd.waiting; person++)
      if (!this.isSeated(person)) people.push(person);
    return people;
  }

  open(members: readonly number[]): PlannedTable {
    const table: PlannedTable = { members: [], standing: 0, matchId: null };
    this.tables.push(table);
    for (const person of members) this.seat(person, table);
    return table;
  }

  seat(person: number, table: PlannedTable): void {
    table.members.push(person);
    this._tableOf[person] = table;
  }

  /** Takes a person from their table, if they have one; a new table that nobody is left at is gone. */
  unseat(person: number): void {
    const table = this._tableOf[person];
    if (!table) return;
    table.members.splice(table.members.indexOf(person), 1);
    this._tableOf[person] = null;
    if (table.members.length === 0) this.tables.splice(this.tables.indexOf(table), 1);
  }

  /** The members who may still be moved. */
  movable(table: PlannedTable): number[] {
    return table.members.slice(table.standing);
  }

  /** Whether these may be the members of the table; an open table may keep any size it has. */
  mayHold(table: PlannedTable, members: readonly number[]): boolean {
    const { rules } = this.crowd;
    if (table.standing > 0) return members.length <= rules.maxSize;
    const someonePatient =
      members.length < rules.preferredSize && members.some((one) => this.crowd.isPatient(one));
    return rules.allowsSize(members.length, someonePatient);
  }

  /** How many may leave before the table has too few, patience aside. */
  spare(table: PlannedTable): number {
    const size = table.members.length;
    return table.standing > 0 ? size - table.standing : Math.max(0, size - this.crowd.rules.minSize);
  }

  isSmall(table: PlannedTable): boolean {
    return table.members.length < this.crowd.rules.preferredSize;
  }

  hasRoom(table: PlannedTable): boolean {
    return table.members.length < this.crowd.rules.maxSize;
  }

  /** Whether the person may sit with everyone at the table, `leaver` aside. */
  suits(person: number, table: PlannedTable, leaver = -1): boolean {
    for (const member of table.members) {
      if (member !== leaver && !this.crowd.areCompatible(person, member)) return false;
    }
    return true;
  }

  /** How well a person gets on with the members of a table, `leaver` aside: the sum of the affinities. */
  warmth(person: number, table: PlannedTable, leaver = -1): number {
    let sum = 0;
    for (const member of table.members) {
      if (member !== leaver && member !== person) sum += this.crowd.affinity(person, member);
    }
    return sum;
  }
}
