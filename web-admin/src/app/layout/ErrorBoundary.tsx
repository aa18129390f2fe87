import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { t } from '../messages.js';

interface State {
  readonly hasCrashed: boolean;
}

/**
 * Catches rendering errors of one page, so that the navigation stays usable. `Layout` resets its state with a key per
 * path.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <ErrorState
        title={t('pageBroken')}
        text={t('pageBrokenText')}
        retry={() => location.reload()}
        retryLabel={t('loadAgain')}
      />
    );
  }
}
