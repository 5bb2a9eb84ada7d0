import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScreenFailure } from './ScreenFailure';

interface Props {
  /** What the message names: the entity's title. */
  title: string;
  /** Another address or another version of the schema tries again by itself. */
  version: unknown;
  address: string;
  children: ReactNode;
}

interface State extends Pick<Props, 'version' | 'address'> {
  error?: Error;
}

/** A fault in one screen stays in that screen: the frame lives on and the message names the entity. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { version: this.props.version, address: this.props.address };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ version, address }: Props, state: State): Partial<State> | null {
    const isSame = version === state.version && address === state.address;
    return isSame ? null : { error: undefined, version, address };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The screen "${this.props.title}" failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <ScreenFailure kind="crash" title={this.props.title} onRetry={() => this.setState({ error: undefined })} />;
  }
}
