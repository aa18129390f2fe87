import { type SeatingStatistics, storedPaths } from '../../application/seating/seating-runs.js';
import type { Certificate } from '../../domain/seating/model/result.js';

/** The certificate of several slots, in the form in which runs are saved. */
export type CertificateOfSlots = Omit<Certificate, 'paths'> & Pick<SeatingStatistics, 'paths'>;

/** Slots are independent: numbers are added, and affinities are averaged over the seated users. There are no open tables. */
export function certificateOfSlots(slots: readonly Certificate[]): CertificateOfSlots {
  const sum = (of: (slot: Certificate) => number) => slots.reduce((all, slot) => all + of(slot), 0);
  const seated = sum((slot) => slot.seated);
  const mean = (of: (slot: Certificate) => number) =>
    sum((slot) => of(slot) * slot.seated) / Math.max(1, seated);
  const lowest = (of: (slot: Certificate) => number) => Math.min(1, ...slots.map(of));
  const isKnown = (field: 'worstAtMost' | 'affinityAtMost') => slots.every((slot) => slot[field] !== null);
  return {
    seated,
    atMost: sum((slot) => slot.atMost),
    small: sum((slot) => slot.small),
    smallAtLeast: sum((slot) => slot.smallAtLeast),
    worst: lowest((slot) => slot.worst),
    worstAtMost: isKnown('worstAtMost') ? lowest((slot) => slot.worstAtMost!) : null,
    affinity: mean((slot) => slot.affinity),
    affinityAtMost: isKnown('affinityAtMost') ? mean((slot) => slot.affinityAtMost!) : null,
    paths: storedPaths({
      exact: sum(({ paths }) => paths.exact),
      bounded: sum(({ paths }) => paths.bounded),
      heuristic: sum(({ paths }) => paths.heuristic),
      partitioned: sum(({ paths }) => paths.partitioned),
      isolated: sum(({ paths }) => paths.isolated),
    }),
  };
}
