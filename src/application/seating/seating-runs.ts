import type { Certificate, SeatingResult } from '../../domain/seating/model/result.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import type { Run } from '../../domain/match/formation.js';
import type { MealTime, Slot, VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';

/** The statistics of one run over one slot, with the bounds of its certificate; counts only, without user ids. */
export interface SeatingStatistics extends Omit<Certificate, 'paths'> {
  readonly pass: Pass;
  /** The number of waiting users before the run. */
  readonly waiting: number;
  /** New tables and grown tables. */
  readonly tables: number;
  /** Users saved with a seat; fewer than `planned` where users withdrew during the run. */
  readonly seated: number;
  /** Users seated by the engine's result, which the rest of the certificate refers to. */
  readonly planned: number;
  /** The duration of the engine's run in milliseconds. */
  readonly ms: number;
  /** Number of users by solve path, with the names that the console shows. */
  readonly paths: Readonly<Record<'whole' | 'proved' | 'searched' | 'cut' | 'alone', number>>;
}

/** A run that was not a dry run. */
export interface SeatingRun {
  readonly slot: Slot;
  readonly run: Run;
  readonly at: Date;
  readonly figures: SeatingStatistics;
  /** The tables that it formed or filled. */
  readonly matchIds: readonly number[];
}

/** The history of runs, for the console. */
export interface SeatingRuns {
  write(run: SeatingRun): Promise<void>;
  /** Deletes at most `limit`. @returns their number */
  removeBefore(before: Date, limit: number): Promise<number>;
}

export interface SeatingRunRow extends SeatingStatistics {
  readonly id: number;
  readonly at: Date;
  readonly run: Run;
  readonly date: string;
  readonly time: MealTime;
  readonly venueType: VenueType;
  /** The tables that the run formed or filled. */
  readonly matchIds: readonly number[];
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

/** The statistics of a plan; `kept`: the counts really saved, by default all. @returns empty without waiting users */
export function statisticsOf(
  pass: Pass,
  {
    waiting,
    tables,
    grown,
    certificate,
    ms,
  }: SeatingResult & { readonly waiting: readonly unknown[]; readonly ms: number },
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

/** The solve paths by their stored names. */
export function storedPaths(paths: Certificate['paths']): SeatingStatistics['paths'] {
  return {
    whole: paths.exact,
    proved: paths.bounded,
    searched: paths.heuristic,
    cut: paths.partitioned,
    alone: paths.isolated,
  };
}

/** A rolling run without a new seat is not saved: there is one after every change. */
export const isWorthSaving = ({ run, figures }: SeatingRun): boolean =>
  run !== 'rolling' || figures.seated > 0;
