import { emailFrom } from '@domain/account/email-address.js';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { CodeForm } from '../../shared/ui/CodeInput.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog, DialogButton } from '../../shared/ui/Dialog.js';
import { TextInput } from '../../shared/ui/Field.js';
import { RefusedMail } from '../../shared/ui/RefusedMail.js';
import { type NewEmail, useConfirmEmailChange, useRequestEmailChange } from './credential-queries.js';
import { t } from './messages.js';
import { OwnPassword, ownPasswordRule } from './OwnPassword.js';

/** Email change: request it with the password, then confirm it with the code. */
export function ChangeEmail() {
  return (
    <DialogButton Icon={Mail} label={t('changeEmail')}>
      {(onClose) => <ChangeEmailDialog onClose={onClose} />}
    </DialogButton>
  );
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { email } = useMe();
  const [asked, setAsked] = useState<NewEmail | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('changeEmail')} description={t('changeEmailText', { email })}>
      {asked ? (
        <NewEmailCodeForm asked={asked} onDone={onClose} onBack={() => setAsked(null)} />
      ) : (
        <NewEmailForm onAsked={setAsked} />
      )}
    </Dialog>
  );
}

function NewEmailForm({ onAsked }: { onAsked: (asked: NewEmail) => void }) {
  const { hasPassword } = useMe();
  const ask = useRequestEmailChange(onAsked);
  const resolver = domainResolver<NewEmail>(({ email }) => emailFrom(email), ownPasswordRule(hasPassword));
  const form = useForm<NewEmail>({ resolver, defaultValues: { email: '', password: '' } });
  const field = fieldProps(form);
  const submit = form.handleSubmit((asked) =>
    ask.mutate(asked, { onError: (error) => showFieldErrors(error, ['email', 'password'], form.setError) }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <OwnPassword control={form.control} label={t('currentPassword')} hasPassword={hasPassword} />
      <Button type="submit" busy={ask.isPending}>
        {ask.isPending ? t('sending') : t('sendCode')}
      </Button>
    </form>
  );
}

interface NewEmailCodeFormProps {
  asked: NewEmail;
  onDone: () => void;
  onBack: () => void;
}

function NewEmailCodeForm({ asked, onDone, onBack }: NewEmailCodeFormProps) {
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
