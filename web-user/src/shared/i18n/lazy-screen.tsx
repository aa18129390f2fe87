import type { ComponentType, LazyExoticComponent } from 'react';
import { type FailedProps, lazyWithRetry } from '../lazy-with-retry.js';
import { Button } from '../ui/Button.js';
import { FullScreenMessage } from '../ui/FullScreenMessage.js';
import { messagesOf } from './messages-of.js';

const t = messagesOf('screen-failed');

function ScreenFailed({ onRetry }: FailedProps) {
  return (
    <FullScreenMessage>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="max-w-sm text-muted">{t('text')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </FullScreenMessage>
  );
}

/** A lazy route, loaded together with the ICU formatter. See ADR 10. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyWithRetry(async () => {
    const [screen] = await Promise.all([load(), import('./icu-messages.js')]);
    return screen;
  }, ScreenFailed);
}
