import { groupsAmong } from '../model/group.js';
import type { OpenTable } from '../model/problem.js';
import { maxSeatsBySize, type SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';
import { AffinityIndex } from './affinity-index.js';
import { type BitSet, itemsOf } from './bit-set.js';
import { CompatibilityIndex } from './compatibility-index.js';
import type { Component } from './components.js';
import { TableRuleIndex } from './table-rule-index.js';

/**
 * The compatibility graph of one component, or of one part of a partitioned component: an adjacency matrix of bits and an
 * affinity matrix. Users are identified by index, the waiting ones first. Memory is quadratic in the number of users.
 */
export class CompatibilityGraph {
  readonly size: number;
  /** The number of 32-bit words of one row of the adjacency matrix. */
  readonly words: number;
  readonly people: readonly Seeker[];
  /** The first `waiting` users wait; the others sit at the open tables, in their order. */
  readonly waiting: number;
  readonly openTables: readonly OpenTable[];
  /** The members that sit at each open table already. */
  readonly fixedMembers: ReadonlyArray<readonly number[]>;
  /** Null where no user asks for a rule of the whole table. */
  readonly tableRules: TableRuleIndex | null;
  private readonly adjacency: Int32Array;
  private readonly patient: Uint8Array;
  private readonly priorities: Int32Array;
  private readonly affinities: Float32Array;
  private readonly maxSeats = new Map<number, readonly number[]>();
  /** By waiting user who does not come alone: their whole group, ascending. */
  private readonly groups = new Map<number, readonly number[]>();

  constructor(
    { waiting, openTables }: Component,
    readonly rules: SeatingRules,
  ) {
    this.people = [...waiting, ...openTables.flatMap(({ members }) => members)];
    this.waiting = waiting.length;
    this.openTables = openTables;
    this.size = this.people.length;
    this.words = (this.size + 31) >>> 5;
    let next = this.waiting;
    this.fixedMembers = openTables.map(({ members }) => members.map(() => next++));
    this.adjacency = new Int32Array(this.size * this.words);
    this.affinities = new Float32Array(this.size * this.size);
    this.patient = Uint8Array.from(this.people, (person) => (rules.hasWaitedEnough(person) ? 1 : 0));
    this.priorities = prioritiesOf(this.people);
    this.tableRules = TableRuleIndex.of(this.people);
    this.buildEdges();
    for (const group of groupsAmong(waiting)) this.addGroup(group);
    if (this.tableRules) while (this.isolateUsersWithoutPeer(this.tableRules)) continue;
  }

  /** Between members of open tables only affinities are needed, no edges. */
  private buildEdges(): void {
    const compatibility = new CompatibilityIndex(this.people);
    const affinities = new AffinityIndex(this.people);
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const isSeated = a >= this.waiting;
        if (!isSeated && !compatibility.areCompatible(a, b)) continue;
        if (!isSeated) this.addEdge(a, b);
        const affinity = affinities.affinity(a, b);
        this.affinities[a * this.size + b] = affinity;
        this.affinities[b * this.size + a] = affinity;
      }
    }
  }

  /**
   * A table of one member of a group is a table of all, so only users compatible with the whole group remain neighbors of
   * any of its members; of a group whose members avoid each other, none.
   */
  private addGroup(group: readonly number[]): void {
    for (const member of group) this.groups.set(member, group);
    const isCompatible = group.every((one) =>
      group.every((other) => one === other || this.areCompatible(one, other)),
    );
    for (let person = 0; person < this.size; person++) {
      const isMember = group.includes(person);
      const isNeighbor = isMember || group.every((member) => this.areCompatible(person, member));
      if (isCompatible && isNeighbor) continue;
      for (const member of group) this.removeEdge(person, member);
    }
  }

  /**
   * Removes the neighbors of users who don't want to be the only one and have no neighbor of their gender, since they can be
   * at no table. @returns whether there were any
   */
  private isolateUsersWithoutPeer(tableRules: TableRuleIndex): boolean {
    let isChanged = false;
    for (const person of this.waitingPeople()) {
      if (!tableRules.needsPeer(person)) continue;
      const neighbors = itemsOf(this.neighbors(person));
      if (neighbors.length === 0 || neighbors.some((other) => tableRules.arePeers(person, other))) continue;
      isChanged = true;
      for (const one of this.unitOf(person))
        for (const other of itemsOf(this.neighbors(one))) this.removeEdge(one, other);
    }
    return isChanged;
  }

  private removeEdge(a: number, b: number): void {
    this.adjacency[a * this.words + (b >>> 5)]! &= ~(1 << (b & 31));
    this.adjacency[b * this.words + (a >>> 5)]! &= ~(1 << (a & 31));
  }

  private addEdge(a: number, b: number): void {
    this.adjacency[a * this.words + (b >>> 5)]! |= 1 << (b & 31);
    this.adjacency[b * this.words + (a >>> 5)]! |= 1 << (a & 31);
  }

  /** The indices of the waiting users. */
  waitingPeople(): number[] {
    return Array.from({ length: this.waiting }, (_, person) => person);
  }

  get hasGroups(): boolean {
    return this.groups.size > 0;
  }

  isInGroup(person: number): boolean {
    return this.groups.size > 0 && this.groups.has(person);
  }

  /** The users who are seated with this one or not at all, themselves included. */
  unitOf(person: number): readonly number[] {
    return this.groups.get(person) ?? [person];
  }

  /** The first users of the list, at most `limit`, without cutting a group. */
  firstUnits(people: readonly number[], limit: number): number[] {
    if (!this.hasGroups) return people.slice(0, limit);
    const chosen = new Set<number>();
    for (const person of people) {
      const unit = this.unitOf(person);
      if (!chosen.has(person) && chosen.size + unit.length <= limit) for (const one of unit) chosen.add(one);
    }
    return [...chosen];
  }

  /** Whether each group is completely among these users or not at all. */
  keepsGroups(people: readonly number[]): boolean {
    return (
      !this.hasGroups || people.every((person) => this.unitOf(person).every((one) => people.includes(one)))
    );
  }

  /** Whether the rules of a whole table allow these members, of whom the first `fixedCount` sat there before. */
  allowsTable(members: readonly number[], fixedCount: number): boolean {
    return this.tableRules === null || this.tableRules.allows(members, fixedCount);
  }

  /** Of candidates compatible with these members of a new table, those who can come next. */
  nextMembers(members: readonly number[], candidates: number[]): number[] {
    return this.tableRules ? this.tableRules.nextAmong(members, 0, candidates) : candidates;
  }

  areCompatible(a: number, b: number): boolean {
    return (this.adjacency[a * this.words + (b >>> 5)]! & (1 << (b & 31))) !== 0;
  }

  /** The compatible users of `person`: a view of the adjacency matrix, read-only. */
  neighbors(person: number): BitSet {
    return this.adjacency.subarray(person * this.words, (person + 1) * this.words);
  }

  /** The affinity, 0 to 1, of two users who are compatible or sit at open tables. */
  affinity(a: number, b: number): number {
    return this.affinities[a * this.size + b]!;
  }

  /** Each member's mean affinity with the others; empty for fewer than two members. */
  means(members: readonly number[]): number[] {
    if (members.length < 2) return [];
    return members.map((one) => {
      let sum = 0;
      for (const other of members) if (other !== one) sum += this.affinity(one, other);
      return sum / (members.length - 1);
    });
  }

  /** `maxSeatsBySize` of model/rules.ts, computed once per argument. */
  maxSeatsBySize(people: number, freeSeats: number, hasPatientMember: boolean): readonly number[] {
    const usableSeats = Math.min(people, freeSeats);
    const key = (people * (people + 1) + usableSeats) * 2 + Number(hasPatientMember);
    if (!this.maxSeats.has(key))
      this.maxSeats.set(key, maxSeatsBySize(this.rules, people, usableSeats, hasPatientMember));
    return this.maxSeats.get(key)!;
  }

  /** Whether the user has waited long enough for a table of the smallest size. */
  isPatient(person: number): boolean {
    return this.patient[person] === 1;
  }

  /**
   * The priority of a seat for this user: positive with priority, -1 for one who comes later, 0 for all others. One user
   * with priority outweighs all who come later together.
   */
  priorityOf(person: number): number {
    return this.priorities[person]!;
  }
}

function prioritiesOf(people: readonly Seeker[]): Int32Array {
  const isLater = ({ hasPriority, comesLater }: Seeker) => !hasPriority && comesLater === true;
  const priority = 1 + people.filter(isLater).length;
  return Int32Array.from(people, (person) => (person.hasPriority ? priority : isLater(person) ? -1 : 0));
}
