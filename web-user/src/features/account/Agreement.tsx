import { Link } from 'react-router-dom';
import { withElements } from '../../shared/i18n/messages-of.js';
import { t } from './messages.js';

const LINK = 'inline-block py-1 font-semibold text-ink underline underline-offset-3';

/** What who signs up agrees to. */
export function Agreement() {
  const link = (to: string, text: string) => (
    <Link to={to} className={LINK}>
      {text}
    </Link>
  );
  return (
    <p className="text-sm text-muted">
      {withElements(t('agreement'), {
        terms: link('/terms', t('terms')),
        privacy: link('/privacy', t('privacy')),
      })}
    </p>
  );
}
