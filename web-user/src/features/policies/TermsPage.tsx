import { HouseRules } from './HouseRules.js';
import { t } from './messages.js';
import { TermsText } from './policies.js';
import { PolicyPage } from './PolicyPage.js';

export default function TermsPage() {
  return (
    <PolicyPage title={t('terms')}>
      <HouseRules />
      <TermsText />
    </PolicyPage>
  );
}
