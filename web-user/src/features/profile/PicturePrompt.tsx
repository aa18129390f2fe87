import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { t } from './messages.js';

const answerOf = (userId: number): string => `picture-prompt.${userId}`;

/** Asks a user who has a table and no picture for one, until they add one or decline; this device keeps the answer. */
export function PicturePrompt({ onAdd }: { onAdd: () => void }) {
  const { id, profileImageUrl } = useMe();
  const [isDeclined, setDeclined] = useState<'before' | 'now' | null>(
    devicePreference(answerOf(id)) ? 'before' : null,
  );
  if (profileImageUrl || isDeclined === 'before') return null;
  if (isDeclined === 'now') return <Declined />;

  function decline(): void {
    setDevicePreference(answerOf(id), 'declined');
    setDeclined('now');
  }
  return (
    <Card aria-labelledby="picture-prompt" className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-butter text-on-butter"
      >
        <Camera className="size-6" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 id="picture-prompt" className="text-lg">
          {t('promptTitle')}
        </h2>
        <p className="text-sm text-muted">{t('promptText')}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 *:min-h-11 *:grow max-sm:w-full">
        <Button look="quiet" onClick={decline}>
          {t('promptLater')}
        </Button>
        <Button look="secondary" onClick={onAdd}>
          {t('promptAdd')}
        </Button>
      </div>
    </Card>
  );
}

/** Takes the focus, which the removed button had. */
function Declined() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className="text-sm text-muted outline-none">
      {t('promptDeclined')}
    </p>
  );
}
