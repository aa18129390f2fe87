import { Vote } from 'lucide-react';
import { useState } from 'react';
import type { Match, VenueProposal } from '../../shared/api/types.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { busyProps } from '../../shared/ui/busy-props.js';
import { t } from './messages.js';
import { isClosedThen, useProposal } from './queries.js';

const TableDialog = lazyComponent(() => import('./TableDialog.js'), 'TableDialog');
const ClosedDialog = lazyComponent(() => import('./ClosedDialog.js'), 'ClosedDialog');

interface ProposeButtonProps {
  venue: VenueProposal;
  /** Matches whose ballot is open; with none, nothing is rendered. */
  tables: readonly Match[];
}

/** Proposes a place as the venue of a match; asks for which match only if there are several, and again if it is closed then. */
export function ProposeButton({ venue, tables }: ProposeButtonProps) {
  const proposal = useProposal();
  const [isChoosing, setIsChoosing] = useState(false);
  /** The match for which the place is closed. */
  const [closedFor, setClosedFor] = useState<Match | null>(null);
  const [first, ...others] = tables;
  if (!first) return null;
  const proposeTo = (table: Match, evenIfClosed = false) =>
    proposal.mutate(
      { matchId: table.id, venue: { ...venue, evenIfClosed } },
      { onError: (error) => isClosedThen(error) && setClosedFor(table) },
    );
  return (
    <>
      <button
        type="button"
        aria-label={t('suggestNamed', { name: venue.name })}
        {...busyProps(proposal.isPending, () => {
          if (others.length > 0) setIsChoosing(true);
          else proposeTo(first);
        })}
        className="busy-ring inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:text-tomato-deep aria-busy:opacity-80"
      >
        <Vote aria-hidden className="size-4.5" />
        {t('suggest')}
      </button>
      {isChoosing && (
        <TableDialog
          name={venue.name}
          tables={tables}
          onChoose={(table) => {
            setIsChoosing(false);
            proposeTo(table);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {closedFor && (
        <ClosedDialog
          name={venue.name}
          onSuggest={() => {
            setClosedFor(null);
            proposeTo(closedFor, true);
          }}
          onClose={() => setClosedFor(null)}
        />
      )}
    </>
  );
}
