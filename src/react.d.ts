import 'react';

// React 19.3 passes these attributes on and has no types for them yet:
// https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
