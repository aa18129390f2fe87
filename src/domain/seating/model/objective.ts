/** Differences of mean affinities below this are rounding. */
const TOLERANCE = 1e-6;

/** The objective of an assignment, compared lexicographically in the order of the fields. */
export interface ObjectiveValue {
  /** Newly seated users; maximized. */
  readonly seated: number;
  /** The sum of the priorities of newly seated users: those with priority, then fewer who come later; maximized. */
  readonly first: number;
  /** Tables below the preferred size; minimized. */
  readonly small: number;
  /** The lowest mean affinity of a member; maximized. */
  readonly worst: number;
  /** The sum of all members' mean affinities; maximized. */
  readonly total: number;
}

/** Proven bounds of objective levels, as sums over one component; null where none was computed. */
export interface ObjectiveBounds {
  readonly seated: number;
  readonly small: number;
  readonly worst: number | null;
  readonly total: number | null;
}

/** Lexicographic comparison; positive where `a` is better. */
export function compareObjectives(a: ObjectiveValue, b: ObjectiveValue): number {
  const counts = a.seated - b.seated || a.first - b.first || b.small - a.small;
  if (counts !== 0) return counts;
  if (Math.abs(a.worst - b.worst) > TOLERANCE) return a.worst - b.worst;
  return Math.abs(a.total - b.total) > TOLERANCE ? a.total - b.total : 0;
}
