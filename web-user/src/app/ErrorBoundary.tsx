import { Component, type ReactNode } from 'react';
import { catalogue } from '../shared/i18n/catalogue.js';
import { Button } from '../shared/ui/Button.js';
import { FullScreenMessage } from '../shared/ui/FullScreenMessage.js';

const t = catalogue('crash', {
  title: 'Something went wrong',
  text: "We couldn't show this screen. Reloading the page usually helps.",
  reload: 'Reload',
});

/**
 * The error boundary: catches a component that throws while rendering, such as a lazy route whose chunk failed to load.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <FullScreenMessage>
        <h1 className="text-xl">{t('title')}</h1>
        <p className="max-w-sm text-muted">{t('text')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </FullScreenMessage>
    );
  }
}
