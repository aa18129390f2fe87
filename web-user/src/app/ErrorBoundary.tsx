import { Component, type ReactNode } from 'react';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { Button } from '../shared/ui/Button.js';
import { FullScreenMessage } from '../shared/ui/FullScreenMessage.js';

const t = messagesOf('crash');

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Whether the navigation is around it, so that the message takes the place of the page only. */
  readonly isInShell?: boolean;
}

function InShellMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-center gap-5 p-6 pt-16 text-center">
      {children}
    </div>
  );
}

/** The error boundary: catches a component that throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const Message = this.props.isInShell ? InShellMessage : FullScreenMessage;
    return (
      <Message>
        <h1 className="text-xl">{t('title')}</h1>
        <p className="max-w-sm text-muted">{t('text')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </Message>
    );
  }
}
