import { PolicyPage } from './PolicyPage.js';
import TermsText from './TermsText.js';

export default function TermsPage() {
  return (
    <PolicyPage title="Terms of Service">
      <TermsText />
    </PolicyPage>
  );
}
