import { Component, type ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  /** What the part is, for its failure: `The balance history`. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Error boundary of one part of a page: shows the error in the place of the part, and the rest of the page stays. */
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
