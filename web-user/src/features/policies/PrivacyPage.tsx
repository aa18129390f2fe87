import { t } from './messages.js';
import { PrivacyText } from './policies.js';
import { PolicyPage } from './PolicyPage.js';

export default function PrivacyPage() {
  return (
    <PolicyPage title={t('privacy')}>
      <PrivacyText />
    </PolicyPage>
  );
}
