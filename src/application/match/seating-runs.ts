import type { Certificate } from '../../domain/seating/model/result.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import type { Run } from '../../domain/match/formation.js';
import type { MealTime, Slot, VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { SeatingPlan } from './plan-seating.js';

/** Statistics of one run over one slot and its certificate; counts only, no user ids. */
export interface SeatingStatistics extends Omit<Certificate, 'paths'> {
  readonly pass: Pass;
  /** The number of waiting users before the run. */
  readonly waiting: number;
  /** New tables and grown tables. */
  readonly tables: number;
  /** Users seated; fewer than `planned` when a table no longer held at saving. */
  readonly seated: number;
  /** Users seated in the engine's result, which the rest of the certificate describes. */
  readonly planned: number;
  /** The duration of the engine's run in milliseconds. */
  readonly ms: number;
  /** Number of users by solve path; the keys are stored, so they keep the names of earlier versions. */
  readonly paths: Readonly<Record<'whole' | 'proved' | 'searched' | 'cut' | 'alone', number>>;
}

/** A run that was not a dry run. */
export interface SeatingRun {
  readonly slot: Slot;
  readonly run: Run;
  readonly at: Date;
  readonly figures: SeatingStatistics;
}

/** Statistics of past runs. */
export interface SeatingRuns {
  write(run: SeatingRun): Promise<void>;
  removeBefore(before: Date): Promise<void>;
}

export interface SeatingRunRow extends SeatingStatistics {
  readonly id: number;
  readonly at: Date;
  readonly run: Run;
  readonly date: string;
  readonly time: MealTime;
  readonly venueType: VenueType;
}

/** `gap`: the bound of seated users minus the seated users. */
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

/** Statistics of a result; with `kept`, of what was saved. @returns none for a pass without waiting users */
export function statisticsOf(
  pass: Pass,
  { waiting, tables, grown, certificate, ms }: SeatingPlan,
  kept: Pick<SeatingStatistics, 'tables' | 'seated'> = {
    tables: tables.length + grown.length,
    seated: certificate.seated,
  },
): SeatingStatistics[] {
  if (waiting.length === 0) return [];
  const planned = certificate.seated;
  const paths = storedPaths(certificate.paths);
  return [{ ...certificate, paths, planned, ...kept, pass, waiting: waiting.length, ms }];
}

function storedPaths(paths: Certificate['paths']): SeatingStatistics['paths'] {
  return {
    whole: paths.exact,
    proved: paths.bounded,
    searched: paths.heuristic,
    cut: paths.partitioned,
    alone: paths.isolated,
  };
}

/** Rolling runs that seat no user are not stored, because one follows every change. */
export const isWorthSaving = ({ run, figures }: SeatingRun): boolean =>
  run !== 'rolling' || figures.seated > 0;
