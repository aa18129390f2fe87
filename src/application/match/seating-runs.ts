import type { Certificate } from '../../domain/seating/model/result.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import type { Run } from '../../domain/match/formation.js';
import type { MealTime, Slot, VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { SeatingPlan } from './plan-seating.js';

/** How a pass over one slot did, and how well any could have done. Counts alone: nobody is named. */
export interface SeatingFigures extends Omit<Certificate, 'paths'> {
  readonly pass: Pass;
  /** How many waited before. */
  readonly waiting: number;
  /** New tables, and those that were filled. */
  readonly tables: number;
  /** Who got a seat: fewer than were planned where people changed their minds meanwhile. */
  readonly seated: number;
  /** Whom the engine would have seated; everything else of the certificate is of this plan. */
  readonly planned: number;
  /** How long the engine worked, in milliseconds. */
  readonly ms: number;
  /** Number of users by solve path; the keys are stored, so they keep the names of earlier versions. */
  readonly paths: Readonly<Record<'whole' | 'proved' | 'searched' | 'cut' | 'alone', number>>;
}

/** A pass that was more than looked at. */
export interface SeatingRun {
  readonly slot: Slot;
  readonly run: Run;
  readonly at: Date;
  readonly figures: SeatingFigures;
}

/** What came of past runs, for whoever wants to know how well people are seated. */
export interface SeatingRuns {
  write(run: SeatingRun): Promise<void>;
  removeBefore(before: Date): Promise<void>;
}

export interface SeatingRunRow extends SeatingFigures {
  readonly id: number;
  readonly at: Date;
  readonly run: Run;
  readonly date: string;
  readonly time: MealTime;
  readonly venueType: VenueType;
}

/** `gap`: how many more could have been seated at most. */
export type SeatingRunSort = 'id' | 'date' | 'waiting' | 'seated' | 'gap' | 'ms';

export interface SeatingRunFilter {
  readonly id: readonly number[];
  readonly date: string;
  readonly time: MealTime;
  readonly venueType: VenueType;
  readonly run: Run;
  readonly pass: Pass;
}

export interface SeatingRunQueries {
  page(asked: PageAsked<SeatingRunSort, SeatingRunFilter>): Promise<PageFound<SeatingRunRow>>;
}

/** What a plan came to; all of it unless `kept` says how much of it was. None where nobody waited. */
export function passFigures(
  pass: Pass,
  { waiting, tables, grown, certificate, ms }: SeatingPlan,
  kept: Pick<SeatingFigures, 'tables' | 'seated'> = {
    tables: tables.length + grown.length,
    seated: certificate.seated,
  },
): SeatingFigures[] {
  if (waiting.length === 0) return [];
  const planned = certificate.seated;
  const paths = storedPaths(certificate.paths);
  return [{ ...certificate, paths, planned, ...kept, pass, waiting: waiting.length, ms }];
}

function storedPaths(paths: Certificate['paths']): SeatingFigures['paths'] {
  return {
    whole: paths.exact,
    proved: paths.bounded,
    searched: paths.heuristic,
    cut: paths.partitioned,
    alone: paths.isolated,
  };
}

/** A rolling run that seats nobody is not worth a line: one comes with every change. */
export const isWorthKeeping = ({ run, figures }: SeatingRun): boolean =>
  run !== 'rolling' || figures.seated > 0;
