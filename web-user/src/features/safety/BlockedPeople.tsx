import { Ban } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { PersonRow } from './PersonRow.js';
import { useBlocks, useUnblock } from './queries.js';

/** Button and dialog with the list of blocked users. */
export function BlockedPeople() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-5" />
        {t('blockedPeople')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('blockedPeople')}
          description={t('blockedIntro')}
        >
          <BlockedList />
        </Dialog>
      )}
    </>
  );
}

function BlockedList() {
  const blocks = useBlocks();
  const unblock = useUnblock();
  if (!blocks.data) {
    if (!blocks.isError) return <Skeleton className="h-32" />;
    return <LoadFailed title={t('listFailed')} error={blocks.error} onRetry={() => void blocks.refetch()} />;
  }
  if (blocks.data.length === 0) {
    return (
      <div className="py-6 text-center">
        <p className="font-display text-lg font-bold">{t('nobody')}</p>
        <p className="mx-auto mt-1 max-w-sm text-balance text-muted">{t('nobodyText')}</p>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {blocks.data.map(({ id, firstName, profileImageUrl, blockedAt }) => {
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
