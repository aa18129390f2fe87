import { useId } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { useSetWeeklyQuestion, useWeeklyQuestion } from './queries.js';

/** The switch of the weekly question; a paused one is resumed by a button. A change is saved at once. */
export function WeeklyQuestion() {
  const id = useId();
  const question = useWeeklyQuestion();
  const set = useSetWeeklyQuestion();
  const isOnline = useIsOnline();
  if (!question.data) {
    if (!question.isError) return <Skeleton className="h-16" />;
    const retry = () => void question.refetch();
    return <LoadFailed title={t('loadFailed')} error={question.error} onRetry={retry} />;
  }
  const { isOn, isPaused } = question.data;
  return (
    <div className="grid gap-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          className="size-6 shrink-0 accent-tomato"
          checked={set.isPending ? set.variables : isOn}
          disabled={!isOnline}
          aria-describedby={id}
          onChange={({ target }) => set.mutate(target.checked)}
        />
        {t('label')}
      </label>
      <p id={id} className="text-sm text-muted">
        {t('text')}
      </p>
      {isPaused && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-sm">
            {t('paused')}
          </p>
          <Button look="secondary" busy={set.isPending} disabled={!isOnline} onClick={() => set.mutate(true)}>
            {t('resume')}
          </Button>
        </div>
      )}
      {!isOnline && (
        <p role="status" className="text-sm text-muted">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
