import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';
import { NewEmailCodeForm } from './NewEmailCodeForm.js';
import { NewEmailForm } from './NewEmailForm.js';
import type { NewEmail } from './credential-queries.js';

/** Email change: request it with the password, then confirm it with the code. */
export function ChangeEmail() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-5" />
        {t('changeEmail')}
      </Button>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
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
