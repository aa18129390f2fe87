import { useState } from 'react';
import type { Review } from '../../shared/api/types.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { EvidenceForm } from './EvidenceForm.js';
import { t } from './messages.js';
import { useWithdraw } from './queries.js';
import type { StepStatus } from './step-status.js';
import { Step } from './Step.js';

export type ReviewedStep = 'idDocument' | 'profilePicture';

interface ReviewStepProps {
  name: ReviewedStep;
  status: StepStatus;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Defined only while the profile picture is no photo to compare with. */
  onAddPicture?: () => void;
}

/** A trust step that a moderator reviews: ID document or photo. */
export function ReviewStep({ name, status, isOpen, onOpen, onClose, onAddPicture }: ReviewStepProps) {
  const { profileImageUrl } = useMe();
  const kind = name === 'idDocument' ? 'id' : 'picture';
  if (status.is === 'done') return <Step name={name} status={status} />;
  if (status.is === 'waiting') {
    return (
      <Step name={name} status={status}>
        <Withdrawal kind={kind} />
      </Step>
    );
  }
  const again = status.is === 'rejected';
  if (kind === 'picture' && onAddPicture) {
    return (
      <Step name={name} status={status} remark={t(profileImageUrl ? 'photoFirst' : 'pictureFirst')}>
        <Button look="secondary" onClick={onAddPicture}>
          {t('addProfilePicture')}
        </Button>
      </Step>
    );
  }
  return (
    <Step name={name} status={status} remark={t(kind === 'id' ? 'idText' : 'pictureText')}>
      {again && <Rejection review={status.review} />}
      {isOpen ? (
        <EvidenceForm kind={kind} onClose={onClose} />
      ) : (
        <Button look="secondary" onClick={onOpen}>
          {again ? t('retry') : t(kind === 'id' ? 'addId' : 'addPicture')}
        </Button>
      )}
    </Step>
  );
}

function Rejection({ review: { kind, reason, note } }: { review: Review }) {
  return (
    <div className="rounded-md bg-beet-soft px-4 py-3 text-sm text-beet">
      <p className="font-semibold">{t(reason ?? 'other', { kind })}</p>
      {note && <p className="mt-1">{t('note', { note })}</p>}
    </div>
  );
}

function Withdrawal({ kind }: { kind: Review['kind'] }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdraw(kind);
  return (
    <>
      <Button look="quiet" className="-mb-2 -ml-4 justify-self-start px-4" onClick={() => setIsAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        action={withdraw}
        title={t('withdrawTitle', { kind })}
        description={t('withdrawText')}
        labels={{ confirm: t('withdraw'), cancel: t('keep') }}
      />
    </>
  );
}
