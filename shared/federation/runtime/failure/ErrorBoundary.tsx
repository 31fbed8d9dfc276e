import { Component, type ReactNode } from 'react';

type Props = { fallback: (error: unknown) => ReactNode; onThrow?: () => void; children: ReactNode };
type State = { failure?: { error: unknown } };

/** Keeps a fault while drawing inside its own place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onThrow?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
