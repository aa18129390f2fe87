import { type SubmitEvent, useState } from 'react';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { t } from './messages.js';

interface JoinFormProps {
  busy: boolean;
  error: Error | null;
  onJoin: (code: string) => void;
  onBack: () => void;
}

export function JoinForm({ busy, error, onJoin, onBack }: JoinFormProps) {
  const [code, setCode] = useState('');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (code.trim() !== '') onJoin(code.trim());
  }
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <TextInput
        label={t('code')}
        hint={t('codeHint')}
        error={error?.message}
        value={code}
        maxLength={40}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" className="flex-1 basis-40" busy={busy} disabled={code.trim() === ''}>
          {busy ? t('joining') : t('join')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
