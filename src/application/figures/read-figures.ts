import type { Clock } from '../shared/ports.js';
import type { FigureQueries, Figures, GeneralFigures } from './figures.js';

/** Lifetime of the cache, over all open dashboards. */
const FRESH_MS = 5_000;

/**
 * Reads the dashboard's statistics. What is the same for all staff comes through a cache of one entry: concurrent requests
 * share a query, and errors are not cached.
 */
export class ReadFigures {
  private last: { readonly at: number; readonly figures: Promise<GeneralFigures> } | null = null;

  constructor(
    private readonly queries: FigureQueries,
    private readonly clock: Clock,
  ) {}

  async execute(readerId: number): Promise<Figures> {
    const now = this.clock.now();
    const general = await this.general(now);
    return { ...general, ...(await this.queries.casesFor(readerId, now)) };
  }

  private general(now: Date): Promise<GeneralFigures> {
    if (this.last && now.getTime() - this.last.at < FRESH_MS) return this.last.figures;
    const figures = this.queries.read(now);
    const last = { at: now.getTime(), figures };
    this.last = last;
    figures.catch(() => {
      if (this.last === last) this.last = null;
    });
    return figures;
  }
}
