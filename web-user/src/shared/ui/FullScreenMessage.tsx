import type { ReactNode } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { LogoMark } from './Logo.js';

const t = messagesOf('loading');

/** A message centered on an otherwise empty screen. */
export function FullScreenMessage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <LogoMark className="size-14 text-ink" />
      {children}
    </main>
  );
}

export function LoadingScreen() {
  return (
    <FullScreenMessage>
      <p role="status" className="font-display text-lg font-semibold">
        {t('loading')}
      </p>
    </FullScreenMessage>
  );
}
