import { MIN_TRUST_TO_ORGANIZE } from '@domain/meetup/meetup.js';
import { POINTS_PER_STEP } from '@domain/trust-score/trust-score.js';
import { useMe } from '../../../shared/session/me.js';
import { LaidTable } from '../../../shared/ui/art/LaidTable.js';
import { Button } from '../../../shared/ui/Button.js';
import { Dialog } from '../../../shared/ui/Dialog.js';
import { t } from './messages.js';

interface TrustRequiredProps {
  onVerifyTrust: () => void;
  onClose: () => void;
}

/** Shown instead of the form: which trust steps are missing to organize. */
export function TrustRequired({ onVerifyTrust, onClose }: TrustRequiredProps) {
  const score = useMe().trustScore;
  const steps = Math.ceil((MIN_TRUST_TO_ORGANIZE - score) / POINTS_PER_STEP);
  return (
    <Dialog
      open
      isInUrl
      onClose={onClose}
      title={t('notYetTitle')}
      description={t('notYetText', { needed: MIN_TRUST_TO_ORGANIZE, score })}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={onVerifyTrust}>{t('verify')}</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 text-center">
        <div className="w-40">
          <LaidTable />
        </div>
        <p className="text-balance">{t('stepsLeft', { steps })}</p>
        <p className="text-balance text-muted">{t('meanwhile')}</p>
      </div>
    </Dialog>
  );
}
