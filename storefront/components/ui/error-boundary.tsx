import { Component, type ReactNode } from 'react';
import { reportFailure } from '../../lib/report-failures.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Replaces a part of the page that throws, and reports the error to the service. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState level={1} title="Une erreur est survenue">
        <p role="alert">Cette page ne peut pas s’afficher comme prévu. Rechargez-la ; votre demande est conservée.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
      </EmptyState>
    );
  }
}
