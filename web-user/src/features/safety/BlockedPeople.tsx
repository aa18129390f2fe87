import { Ban } from 'lucide-react';
import { dayOf } from '../../shared/dates.js';
import { Button } from '../../shared/ui/Button.js';
import { DialogButton } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { PersonRow } from './PersonRow.js';
import { useBlocks, useUnblock } from './queries.js';

/** Button and dialog with the list of blocked users. */
export function BlockedPeople() {
  return (
    <DialogButton Icon={Ban} label={t('blockedPeople')} description={t('blockedIntro')}>
      <Blocks />
    </DialogButton>
  );
}

const Blocks = () => (
  <Loaded query={useBlocks()} failed={t('listFailed')} loading={<Skeleton className="h-32" />}>
    {(blocks) => <BlockedList blocks={blocks} />}
  </Loaded>
);

function BlockedList({ blocks }: { blocks: NonNullable<ReturnType<typeof useBlocks>['data']> }) {
  const unblock = useUnblock();
  if (blocks.length === 0) {
    return (
      <div className="py-6 text-center">
        <p className="font-display text-lg font-bold">{t('nobody')}</p>
        <p className="mx-auto mt-1 max-w-sm text-balance text-muted">{t('nobodyText')}</p>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {blocks.map(({ id, firstName, profileImageUrl, blockedAt }) => {
        const person = { id, name: firstName };
        const isLeaving = unblock.isPending && unblock.variables.id === id;
        return (
          <PersonRow
            key={id}
            person={person}
            imageUrl={profileImageUrl}
            remark={t('since', { day: dayOf(blockedAt) })}
          >
            <Button
              look="secondary"
              aria-label={isLeaving ? undefined : t('unblockName', { name: person.name })}
              busy={isLeaving}
              onClick={() => unblock.mutate(person)}
            >
              {isLeaving ? t('unblocking') : t('unblock')}
            </Button>
          </PersonRow>
        );
      })}
    </ul>
  );
}
