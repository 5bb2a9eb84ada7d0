import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Failure {
  error: Error;
  /** Renders the content again after the error. */
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /** Name of the content in the console message, such as `The screen "Articles"`. */
  name: string;
  /**
   * When one of these values changes, for example the URL or an edited schema, the failed content is rendered
   * again.
   */
  resetKeys?: readonly unknown[];
  /** Renders the error message that replaces the failed content. */
  renderFailure: (failure: Failure) => ReactNode;
  children: ReactNode;
}

interface State {
  versions: readonly unknown[];
  error?: Error | undefined;
}

const NONE: readonly unknown[] = [];

/**
 * Catches rendering errors, so that an error replaces only the failed field, section or screen and not the whole
 * app.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { versions: this.props.resetKeys ?? NONE };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKeys = NONE }: ErrorBoundaryProps, state: State): Partial<State> | null {
    const isSame =
      resetKeys.length === state.versions.length &&
      resetKeys.every((one, index) => Object.is(one, state.versions[index]));
    return isSame ? null : { versions: resetKeys, error: undefined };
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
