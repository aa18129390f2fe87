import { DisposableEmail } from '@domain/account/disposable-email.js';
import { EmailDomainNotAllowed } from '@domain/account/email-domains.js';
import {
  ProviderEmailNotVerified,
  ProviderSignInCancelled,
  ProviderSignInFailed,
  ProviderUnavailable,
} from '@domain/account/provider-errors.js';
import { RegistrationClosed } from '@domain/registration/registration-errors.js';
import { errorMessage } from '../../shared/i18n/messages-of.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useRegistration } from './registration.js';

const problems = (domains: readonly string[]) => [
  new ProviderUnavailable(),
  new ProviderEmailNotVerified(),
  new EmailDomainNotAllowed(domains),
  new DisposableEmail(),
  new RegistrationClosed(),
  new ProviderSignInCancelled(),
];

/** Why the sign-in with the provider failed, by the error code in the address. */
export function ProviderProblem({ code }: { code: string }) {
  const domains = useRegistration().data?.emailDomains ?? [];
  const problem = problems(domains).find((each) => each.code === code) ?? new ProviderSignInFailed();
  const text = navigator.cookieEnabled ? errorMessage(problem.code, problem.message) : t('cookiesNeeded');
  return (
    <div role="alert" className="mb-5">
      <FormError error={new Error(text)} />
    </div>
  );
}
