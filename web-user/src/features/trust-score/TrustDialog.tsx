import { POINTS_PER_STEP } from '@domain/trust-score/trust-score.js';
import { useEffect } from 'react';
import { useMe } from '../../shared/session/me.js';
import { refreshSession } from '../../shared/session/session.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { useVerification } from './queries.js';
import { ScoreGauge } from './ScoreGauge.js';
import { StepList } from './StepList.js';

interface TrustDialogProps {
  onClose: () => void;
  /** Opens the profile, to add the picture that the photo is compared with. */
  onAddPicture: () => void;
}

/** The trust verification dialog: completed steps and open ones. */
export function TrustDialog({ onClose, onAddPicture }: TrustDialogProps) {
  const verification = useVerification();
  const { data } = verification;
  const shownElsewhere = useMe().trustScore;
  const isNews = data !== undefined && data.trustScore !== shownElsewhere;
  useEffect(() => {
    if (isNews) void refreshSession();
  }, [isNews]);

  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('intro', { points: POINTS_PER_STEP })}>
      <div className="grid gap-6">
        <Loaded
          query={verification}
          failed={t('loadFailed')}
          loading={
            <>
              <Skeleton className="h-28" />
              <Skeleton className="h-96" />
            </>
          }
        >
          {(loaded) => (
            <>
              <ScoreGauge verification={loaded} />
              <StepList verification={loaded} onAddPicture={onAddPicture} />
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
