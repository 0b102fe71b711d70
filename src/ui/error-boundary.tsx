import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of a part that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the page whole when a part of it throws: React would take the part away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
