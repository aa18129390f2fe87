import { CodeForm } from '../../shared/forms/CodeForm.js';
import { RefusedMail } from '../../shared/ui/RefusedMail.js';
import { type NewEmail, useRequestEmailChange, useConfirmEmailChange } from './credential-queries.js';
import { t } from './messages.js';

interface NewEmailCodeFormProps {
  asked: NewEmail;
  onDone: () => void;
  onBack: () => void;
}

export function NewEmailCodeForm({ asked, onDone, onBack }: NewEmailCodeFormProps) {
  const { email } = asked;
  const prove = useConfirmEmailChange(onDone);
  const resend = useRequestEmailChange();
  return (
    <CodeForm
      t={t}
      verify={prove}
      onVerify={(code) => prove.mutate(code)}
      resend={resend}
      onResend={(done) => resend.mutate(asked, done)}
      onBack={onBack}
    >
      {(codes) => (
        <>
          <p className="wrap-anywhere">{t('codeText', { email })}</p>
          <RefusedMail path="/api/user/email" codes={codes} text={t('mailRefused', { email })} />
        </>
      )}
    </CodeForm>
  );
}
