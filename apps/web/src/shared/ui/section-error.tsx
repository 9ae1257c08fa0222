import { Component, type ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  /** What the part is, for its failure: `The balance history`. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Keeps a part that cannot be drawn from taking the page with it; the part says so in its own place. */
export class SectionError extends Component<Props, { readonly error: Error | null }> {
  override readonly state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <section className="card" aria-label={this.props.what}>
        <LoadFailure error={error} retry={() => this.setState({ error: null })} />
      </section>
    );
  }
}
