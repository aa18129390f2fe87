import { LONGEST_VENUE_NAME } from '@domain/venue/venue.js';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { t } from './messages.js';
import { useProposal } from './queries.js';

/** Proposes a venue by its name, for one that the map does not show. */
export function NamePlace({ matchId }: { matchId: number }) {
  const [name, setName] = useState('');
  const proposal = useProposal();
  const typed = name.trim();
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed) return;
        proposal.mutate({ matchId, venue: { name: typed } }, { onSuccess: () => setName('') });
      }}
    >
      <TextInput
        label={t('typedName')}
        hint={t('typedNameHint')}
        maxLength={LONGEST_VENUE_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="secondary" disabled={!typed} busy={proposal.isPending}>
        {t('suggestTyped')}
      </Button>
    </form>
  );
}
