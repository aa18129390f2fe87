import type { ComponentType, LazyExoticComponent } from 'react';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { type FailedProps, lazyWithRetry } from '../shared/lazy-with-retry.js';
import { LoadFailed } from '../shared/ui/LoadFailed.js';

const t = messagesOf('page-failed');

function PageFailed({ onRetry }: FailedProps) {
  return (
    <div className="mx-auto max-w-xl p-5 pt-10">
      <LoadFailed title={t('title')} error={new Error(t('text'))} onRetry={onRetry} />
    </div>
  );
}

/** A page inside the shell. While its chunk cannot be loaded, a message is in its place and the navigation stays. */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> => lazyWithRetry(load, PageFailed);
