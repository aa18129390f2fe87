import type { Match } from '../../shared/api/types.js';
import { MatchCard } from './MatchCard.js';
import { isCurrent } from './members.js';
import { t } from './messages.js';

const GRID = 'grid gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3';

/** Upcoming and recent matches first; older ones in a section of their own. */
export function MatchList({ matches }: { matches: readonly Match[] }) {
  const past = matches.filter((match) => !isCurrent(match));
  const present = matches.filter(isCurrent);
  return (
    <>
      {present.length > 0 && (
        <div className={GRID}>
          {present.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </div>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="mt-10">
          <h2 id="past" className="mb-4 text-xl">
            {t('past')}
          </h2>
          <div className={GRID}>
            {past.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
