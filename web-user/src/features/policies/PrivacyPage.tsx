import { PolicyPage } from './PolicyPage.js';
import PrivacyText from './PrivacyText.js';

export default function PrivacyPage() {
  return (
    <PolicyPage title="Privacy Policy">
      <PrivacyText />
    </PolicyPage>
  );
}
