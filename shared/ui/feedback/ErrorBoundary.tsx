import { Component, type ReactNode } from 'react';
import { LoadError } from './LoadError';

type Props = {
  children: ReactNode;
  /** Drawn instead of the error box. */
  fallback?: (retry: () => void) => ReactNode;
};

/** Keeps a part that failed while drawing from taking the page with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      this.props.fallback?.(this.retry) ?? (
        <LoadError
          message="Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin."
          onRetry={this.retry}
        />
      )
    );
  }
}
