import type { Region } from './region.js';
import type { UsedColumn } from './seat-relaxation.js';
import type { TableColumn } from './table-column.js';

const TOLERANCE = 1e-4;

/** A part of a region in which the relaxation seats more users than the assignment. */
export interface OpenCluster {
  /** The users and open tables of the region in this part. */
  readonly resources: readonly number[];
  /** The tables that the relaxation uses here. */
  readonly used: readonly TableColumn[];
}

/**
 * Splits a region into clusters that share no table, neither one that the relaxation uses nor a current one.
 * @returns those in which the relaxation seats more users than the current tables
 */
export function openClusters(
  region: Region,
  current: readonly TableColumn[],
  used: readonly UsedColumn[],
): OpenCluster[] {
  const clusterOf = new Map(region.resources.map((resource) => [resource, new Cluster(resource)]));
  for (const column of [...current, ...used.map((each) => each.column)]) {
    const [first, ...others] = region.resourcesIn(column);
    for (const other of others) unite(clusterOf, clusterOf.get(first!)!, clusterOf.get(other)!);
  }
  for (const column of current) {
    const [first] = region.resourcesIn(column);
    if (first !== undefined) clusterOf.get(first)!.gain -= region.valueOf(column);
  }
  for (const { column, value } of used) {
    const cluster = clusterOf.get(region.resourcesIn(column)[0]!)!;
    cluster.gain += value * region.valueOf(column);
    cluster.used.push(column);
  }
  return [...new Set(clusterOf.values())].filter(({ gain }) => gain > TOLERANCE);
}

class Cluster {
  readonly resources: number[];
  readonly used: TableColumn[] = [];
  /** The users that the relaxation seats beyond the current tables. */
  gain = 0;

  constructor(resource: number) {
    this.resources = [resource];
  }
}

/** Moves the smaller cluster into the larger one. */
function unite(clusterOf: Map<number, Cluster>, one: Cluster, other: Cluster): void {
  if (one === other) return;
  const [into, from] = one.resources.length < other.resources.length ? [other, one] : [one, other];
  for (const resource of from.resources) {
    into.resources.push(resource);
    clusterOf.set(resource, into);
  }
}
