import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

/** A table in the state of the search. Its members are indices of the graph; those of a `TableAssignment` are user ids. */
export interface AssignedTable {
  /** The fixed members of an open table come first. */
  readonly members: number[];
  /** The number of members who sat here before and cannot be moved; 0 at a new table. */
  readonly fixedCount: number;
  /** The match of an open table; null at a new table. */
  readonly matchId: number | null;
}

/** Which user of a component sits at which table: the mutable state of the search. Only waiting users are ever moved. */
export class Assignment {
  readonly tables: AssignedTable[] = [];
  private readonly tableByUser: Array<AssignedTable | null>;

  constructor(readonly graph: CompatibilityGraph) {
    this.tableByUser = graph.people.map(() => null);
    for (const [at, { matchId }] of graph.openTables.entries()) {
      const members = [...graph.fixedMembers[at]!];
      const table = { members, fixedCount: members.length, matchId };
      for (const member of members) this.tableByUser[member] = table;
      this.tables.push(table);
    }
  }

  tableOf(person: number): AssignedTable | null {
    return this.tableByUser[person]!;
  }

  isSeated(person: number): boolean {
    return this.tableByUser[person] !== null;
  }

  unseated(): number[] {
    const people: number[] = [];
    for (let person = 0; person < this.graph.waiting; person++)
      if (!this.isSeated(person)) people.push(person);
    return people;
  }

  addTable(members: readonly number[]): AssignedTable {
    const table: AssignedTable = { members: [], fixedCount: 0, matchId: null };
    this.tables.push(table);
    for (const person of members) this.seat(person, table);
    return table;
  }

  seat(person: number, table: AssignedTable): void {
    table.members.push(person);
    this.tableByUser[person] = table;
  }

  /** Removes a user from their table, if any; a new table is deleted with its last member. */
  unseat(person: number): void {
    const table = this.tableByUser[person];
    if (!table) return;
    table.members.splice(table.members.indexOf(person), 1);
    this.tableByUser[person] = null;
    if (table.members.length === 0) this.tables.splice(this.tables.indexOf(table), 1);
  }

  movableMembers(table: AssignedTable): number[] {
    return table.members.slice(table.fixedCount);
  }

  /**
   * Whether the table is of a valid size with these members, and allowed by the rules of a whole table; an open table can
   * keep any size that it has. The fixed members come first.
   */
  allowsMembers(table: AssignedTable, members: readonly number[]): boolean {
    const { rules } = this.graph;
    if (!this.graph.allowsTable(members, table.fixedCount)) return false;
    if (table.fixedCount > 0) return members.length <= rules.maxSize;
    const hasPatient =
      members.length < rules.preferredSize && members.some((one) => this.graph.isPatient(one));
    return rules.allowsSize(members.length, hasPatient);
  }

  /** Whether a free seat can be taken by this user, who is compatible with all members. */
  allowsNewcomer(table: AssignedTable, person: number): boolean {
    return this.graph.tableRules === null || this.allowsMembers(table, [...table.members, person]);
  }

  /** How many members can be removed before the table is below the smallest size; patience is not considered. */
  removableCount(table: AssignedTable): number {
    const size = table.members.length;
    return table.fixedCount > 0 ? size - table.fixedCount : Math.max(0, size - this.graph.rules.minSize);
  }

  isSmall(table: AssignedTable): boolean {
    return table.members.length < this.graph.rules.preferredSize;
  }

  hasFreeSeat(table: AssignedTable): boolean {
    return table.members.length < this.graph.rules.maxSize;
  }

  /** Whether the user is compatible with all members except `leaver`. */
  isCompatibleWith(person: number, table: AssignedTable, leaver = -1): boolean {
    for (const member of table.members) {
      if (member !== leaver && !this.graph.areCompatible(person, member)) return false;
    }
    return true;
  }

  /** The sum of the user's affinities with all members except `leaver`. */
  affinitySum(person: number, table: AssignedTable, leaver = -1): number {
    let sum = 0;
    for (const member of table.members) {
      if (member !== leaver && member !== person) sum += this.graph.affinity(person, member);
    }
    return sum;
  }
}
