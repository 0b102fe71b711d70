import { Component, type PropsWithChildren, type ReactNode } from 'react';

/** Shows a fallback in place of a part that throws. Without it, React would remove the whole island. */
export class ErrorBoundary extends Component<PropsWithChildren<{ fallback: ReactNode }>, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
