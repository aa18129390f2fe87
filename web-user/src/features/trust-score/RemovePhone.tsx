import { POINTS_PER_STEP } from '@domain/trust-score/trust-score.js';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useRemovePhone } from './queries.js';

/** Removes the verified phone after a confirmation that names what it costs. @param score the current trust score */
export function RemovePhone({ score }: { score: number }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePhone(() => setAsking(false));
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('removePhone')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('removePhoneTitle')}
        description={t('removePhoneText', { points: POINTS_PER_STEP, score: score - POINTS_PER_STEP })}
        labels={{ confirm: t('removePhone'), busy: t('removingPhone'), cancel: t('keepPhone') }}
        action={remove}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
