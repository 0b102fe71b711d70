import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of a part that threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the page when a part throws: React would remove it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
