import { WifiOff } from 'lucide-react';
import { useIsOffline } from './connection.js';

/** Says in a form that it cannot be sent now, and what becomes of it. */
export function OfflineNote({ text }: { text: string }) {
  if (!useIsOffline()) return null;
  return (
    <p role="status" className="flex items-start gap-2.5 text-sm text-muted">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  );
}
