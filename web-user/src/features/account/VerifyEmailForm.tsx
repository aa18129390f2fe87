import { CodeForm } from '../../shared/ui/CodeInput.js';
import { RefusedMail } from '../../shared/ui/RefusedMail.js';
import { t } from './messages.js';
import { useResendVerification, useVerifyEmail } from './queries.js';

interface VerifyEmailFormProps {
  email: string;
  returnTo: string;
  onBack: () => void;
}

export function VerifyEmailForm({ email, returnTo, onBack }: VerifyEmailFormProps) {
  const verify = useVerifyEmail(returnTo);
  const resend = useResendVerification();
  return (
    <CodeForm
      t={t}
      verify={verify}
      onVerify={(code) => verify.mutate({ email, code })}
      resend={resend}
      onResend={(done) => resend.mutate(email, done)}
      onBack={onBack}
    >
      {(codes) => (
        <>
          <p className="text-muted">{t('verifyText', { email })}</p>
          <RefusedMail path="/api/auth/sign-up" codes={codes} text={t('mailRefused', { email })} />
        </>
      )}
    </CodeForm>
  );
}
