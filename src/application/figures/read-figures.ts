import type { Clock } from '../shared/ports.js';
import type { FigureQueries, Figures } from './figures.js';

/** Lifetime of the cache, over all open dashboards. */
const FRESH_MS = 5_000;

/** Reads the dashboard's statistics through a cache of one entry. Concurrent requests share a query; errors are not cached. */
export class ReadFigures {
  private last: { readonly at: number; readonly figures: Promise<Figures> } | null = null;

  constructor(
    private readonly queries: FigureQueries,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Figures> {
    const now = this.clock.now();
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
