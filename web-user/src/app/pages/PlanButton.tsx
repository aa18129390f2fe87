import { useState } from 'react';
import { t } from '../../features/safety/plan-messages.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

const SharePlan = lazyComponent(
  () => import('../../features/safety/SharePlan.js'),
  'SharePlan',
  <Skeleton className="h-32" />,
);

/** A button that shows the ways to share the plan of a match. */
export function PlanButton({ matchId }: { matchId: number }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SharePlan matchId={matchId} />;
  return (
    <Button look="quiet" onClick={() => setOpen(true)}>
      {t('title')}
    </Button>
  );
}
