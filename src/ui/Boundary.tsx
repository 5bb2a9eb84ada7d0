import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Failure {
  error: Error;
  /** Draws what has failed once more. */
  onRetry: () => void;
}

export interface BoundaryProps {
  /** What is inside, for the console: `The screen "Articles"`. */
  name: string;
  /** Where one of these is another one, what has failed is tried again by itself: an address, a schema that was edited. */
  versions?: readonly unknown[];
  /** What stands in the place of what has failed. */
  renderFailure: (failure: Failure) => ReactNode;
  children: ReactNode;
}

interface State {
  versions: readonly unknown[];
  error?: Error | undefined;
}

const NONE: readonly unknown[] = [];

/** A fault stays where it is: a field, a screen, the page inside of its frame; everything around it lives on. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { versions: this.props.versions ?? NONE };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ versions = NONE }: BoundaryProps, state: State): Partial<State> | null {
    const isSame =
      versions.length === state.versions.length &&
      versions.every((one, index) => Object.is(one, state.versions[index]));
    return isSame ? null : { versions, error: undefined };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(`${this.props.name} failed`, error, componentStack);
  }

  private readonly retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.renderFailure({ error, onRetry: this.retry }) : this.props.children;
  }
}
