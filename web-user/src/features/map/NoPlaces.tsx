import { EmptyPlate } from '../../shared/ui/art/art.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

export function NoPlaces({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      art={<EmptyPlate />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>{t('retry')}</Button>
          <ButtonLink look="secondary" to="/">
            {t('changeLocation')}
          </ButtonLink>
        </div>
      }
    />
  );
}
