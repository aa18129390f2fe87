import { TwoCups } from '../../shared/ui/art/art.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

export function NoChat() {
  return (
    <EmptyState
      headingLevel="h1"
      art={<TwoCups />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={<ButtonLink to="/">{t('findMatch')}</ButtonLink>}
    />
  );
}
