import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';

const WEEKLY = ['weekly-question'] as const;

/** Query of whether the user is asked every week. */
const useWeeklyQuestion = () =>
  useQuery({ queryKey: WEEKLY, queryFn: () => call('get', '/api/user/weekly-question') });

/** Mutation that switches the weekly question on, which resumes a paused one, or off. */
function useSetWeeklyQuestion() {
  const client = useQueryClient();
  return useAction({
    name: 'set-weekly-question',
    isOneAtATime: true,
    run: (isOn: boolean) => call('put', '/api/user/weekly-question', { body: { isOn } }),
    onSuccess: (saved) => client.setQueryData(WEEKLY, saved),
    failure: { title: t('notSaved'), text: t('failedText') },
  });
}

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
