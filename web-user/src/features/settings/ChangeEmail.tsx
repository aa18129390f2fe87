import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../shared/session/me.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { DialogButton } from '../../shared/ui/DialogButton.js';
import { t } from './messages.js';
import { NewEmailCodeForm } from './NewEmailCodeForm.js';
import { NewEmailForm } from './NewEmailForm.js';
import type { NewEmail } from './credential-queries.js';

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
