import { Component, type ReactNode } from 'react';

interface Props {
  readonly revision: number;
  /** Shown instead of what could not be. */
  readonly sorry: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a message that can't be shown from emptying the page: the next one is tried again. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.revision !== this.props.revision) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.sorry : this.props.children;
  }
}
