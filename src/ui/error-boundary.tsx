import { Component, type PropsWithChildren, type ReactNode } from 'react';

/** Keeps the rest of the page when a part throws: React would remove it. The fallback takes the place of the part. */
export class ErrorBoundary extends Component<PropsWithChildren<{ fallback: ReactNode }>, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
