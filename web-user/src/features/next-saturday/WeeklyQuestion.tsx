import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { useSetWeeklyQuestion, useWeeklyQuestion } from './queries.js';

/** The switch of the weekly question; a paused one is resumed by a button. A change is saved at once. */
export function WeeklyQuestion() {
  const question = useWeeklyQuestion();
  const set = useSetWeeklyQuestion();
  const isOnline = useIsOnline();
  return (
    <Loaded query={question} failed={t('loadFailed')} loading={<Skeleton className="h-16" />}>
      {({ isOn, isPaused }) => (
        <div className="grid gap-2">
          <Checkbox
            label={t('label')}
            hint={t('text')}
            role="switch"
            checked={set.isPending ? set.variables : isOn}
            disabled={!isOnline}
            onChange={({ target }) => set.mutate(target.checked)}
          />
          {isPaused && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p role="status" className="text-sm">
                {t('paused')}
              </p>
              <Button
                look="secondary"
                busy={set.isPending}
                disabled={!isOnline}
                onClick={() => set.mutate(true)}
              >
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
      )}
    </Loaded>
  );
}
