import { TwoCups } from '../../shared/ui/art/art.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

export function NoMatches() {
  return (
    <EmptyState
      art={<TwoCups />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<ButtonLink to="/">{t('startMatching')}</ButtonLink>}
    />
  );
}
