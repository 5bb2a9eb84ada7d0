/**
 * The one way for code to travel on demand: screens, dialogs, menus, inputs, hand-written parts. What is
 * there is drawn at once, without a flash; what failed can be asked for again; a pointer, the focus or
 * an idle browser may have it fetched ahead. Each part stands in MUI's theme, which travels beside the
 * first of them: what is drawn with MUI cannot forget it.
 */
import {
  createElement,
  useLayoutEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useEvent } from 'ra-core';
import { LateFailure } from './LateFailure';

/** What can be fetched ahead, whatever it draws. */
export interface LatePart {
  isThere(): boolean;
  /** Fetches the code, once; after a failure again. */
  load(): Promise<unknown>;
}

export interface Late<Props> extends LatePart {
  /** Draws the part, or what stands in its place until it is there. */
  Component: FunctionComponent<Props>;
  /** The part, if it has arrived. */
  get(): FunctionComponent<Props> | undefined;
  load(): Promise<FunctionComponent<Props>>;
}

export interface LateLooks<Props> {
  /** Stands there while the code is on its way; nothing by default. */
  Waiting?: ComponentType<Props>;
  /** Stands there when it did not arrive; by default a line of text with a button. */
  Failed?: ComponentType<Props & { onRetry: () => void }>;
  /** The part and all below it is drawn without MUI: it does not wait for MUI's theme. */
  plain?: boolean;
}

interface Code<T> {
  get(): T | undefined;
  load(): Promise<T>;
}

/** Unlike a promise that is kept, it forgets a failure. */
function codeOf<T>(fetchCode: () => Promise<T>): Code<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  const settle = (arrived: T): T => (value = arrived);
  const forget = (error: unknown): never => {
    pending = undefined;
    throw error;
  };
  return { get: () => value, load: () => (pending ??= fetchCode().then(settle, forget)) };
}

const muiTheme = codeOf(() => import('./theme/MuiTheme').then(({ MuiTheme }) => MuiTheme));

async function inTheme<Props extends object>(code: Promise<ComponentType<Props>>): Promise<FunctionComponent<Props>> {
  const [Part, MuiTheme] = await Promise.all([code, muiTheme.load()]);
  return (props) => (
    <MuiTheme>
      <Part {...props} />
    </MuiTheme>
  );
}

async function asItIs<Props extends object>(code: Promise<ComponentType<Props>>): Promise<FunctionComponent<Props>> {
  const Part = await code;
  return (props) => <Part {...props} />;
}

/**
 * A component whose code travels on demand.
 * @param fetchCode `() => import('./Part').then(({ Part }) => Part)`
 */
export function late<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { Waiting, Failed = LateFailure, plain = false }: LateLooks<Props> = {},
): Late<Props> {
  const { get, load } = codeOf(() => (plain ? asItIs(fetchCode()) : inTheme(fetchCode())));
  function Component(props: Props): ReactNode {
    const Part = get();
    const { error, retry } = useArrival(Part !== undefined, load);
    if (Part) return createElement(Part, props);
    if (error) return <Failed {...props} onRetry={retry} />;
    return Waiting && <Waiting {...props} />;
  }
  return { Component, get, load, isThere: () => get() !== undefined };
}

/** For the button or link that leads to late parts: they set out when the pointer or the focus arrives. */
export function ahead(...parts: readonly LatePart[]) {
  // A failure is told when the part is wanted.
  const load = (): void => parts.forEach((part) => void part.load().catch(() => undefined));
  return { onPointerEnter: load, onFocus: load };
}

export interface Arrival {
  error: Error | undefined;
  /** How often Retry was pressed. */
  attempt: number;
  retry(): void;
}

/**
 * Runs `load` for as long as `ready` is false and draws again when it has settled.
 * In a layout effect: the call leaves before anything is painted.
 * @param key names what `load` loads, where that may change
 */
export function useArrival(ready: boolean, load: () => Promise<unknown>, key = ''): Arrival {
  const [state, setState] = useState<{ key: string; attempt: number; error?: Error }>({ key, attempt: 0 });
  const current = state.key === key ? state : { key, attempt: 0, error: undefined };
  const { attempt } = current;
  // `load` is described by `key`: a new function on each render does not start it again.
  const start = useEvent(load);
  useLayoutEffect(() => {
    if (ready) return undefined;
    let wanted = true;
    const tell = (error?: Error): void => {
      if (wanted) setState({ key, attempt, ...(error ? { error } : {}) });
    };
    start().then(
      () => tell(),
      (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      wanted = false;
    };
  }, [ready, key, attempt, start]);
  return { error: current.error, attempt, retry: () => setState({ key, attempt: attempt + 1 }) };
}
