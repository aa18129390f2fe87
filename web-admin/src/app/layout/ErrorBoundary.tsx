import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../shared/ui/ErrorState.js';

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
        title="This page has broken"
        text="It may be a part that did not arrive. Nothing you did is lost on the server."
        retry={() => location.reload()}
        retryLabel="Load again"
      />
    );
  }
}
