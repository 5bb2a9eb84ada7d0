/**
 * The only mechanism for lazy-loading code: screens, dialogs, menus, inputs, hand-written parts. Loaded code
 * renders at once, without a placeholder flash. A failed load can be retried. Hover, focus or an idle browser may
 * preload it. Each part is wrapped in the MUI theme, which is loaded with the first of them, so that no MUI
 * component renders without it.
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
import { LoadError } from './LoadError';

/** Code that can be preloaded, whatever it renders. */
export interface LazyPart {
  isLoaded(): boolean;
  /** Loads the code once. After a failure it can be called again. */
  load(): Promise<unknown>;
}

export interface LazyComponent<Props> extends LazyPart {
  /** Renders the part, or its placeholder until the code is loaded. */
  Component: FunctionComponent<Props>;
  /** Returns the part if its code is loaded. */
  get(): FunctionComponent<Props> | undefined;
  load(): Promise<FunctionComponent<Props>>;
}

export interface LazyComponentOptions<Props> {
  /** Rendered while the code loads; nothing by default. */
  LoadingComponent?: ComponentType<Props>;
  /** Rendered when loading failed; by default a text with a retry button. */
  ErrorComponent?: ComponentType<Props & { onRetry: () => void }>;
  /** The part does not use MUI, so it does not wait for the MUI theme. */
  withoutMui?: boolean;
}

interface Code<T> {
  get(): T | undefined;
  load(): Promise<T>;
}

/** Caches the loaded code. Unlike a cached promise, it does not keep a failure. */
function cacheCode<T>(fetchCode: () => Promise<T>): Code<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  const settle = (loaded: T): T => (value = loaded);
  const forgetLoad = (error: unknown): never => {
    pending = undefined;
    throw error;
  };
  return { get: () => value, load: () => (pending ??= fetchCode().then(settle, forgetLoad)) };
}

const muiTheme = cacheCode(() => import('./theme/MuiTheme').then(({ MuiTheme }) => MuiTheme));

async function withMuiTheme<Props extends object>(
  code: Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const [Part, MuiTheme] = await Promise.all([code, muiTheme.load()]);
  return (props) => (
    <MuiTheme>
      <Part {...props} />
    </MuiTheme>
  );
}

async function withoutTheme<Props extends object>(
  code: Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const Part = await code;
  return (props) => <Part {...props} />;
}

/**
 * Creates a component whose code is loaded on demand.
 * @param fetchCode `() => import('./Part').then(({ Part }) => Part)`
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { LoadingComponent, ErrorComponent = LoadError, withoutMui = false }: LazyComponentOptions<Props> = {},
): LazyComponent<Props> {
  const { get, load } = cacheCode(() => (withoutMui ? withoutTheme(fetchCode()) : withMuiTheme(fetchCode())));
  function Component(props: Props): ReactNode {
    const Part = get();
    const { error, retry } = useLoad(Part !== undefined, load);
    if (Part) return createElement(Part, props);
    if (error) return <ErrorComponent {...props} onRetry={retry} />;
    return LoadingComponent && <LoadingComponent {...props} />;
  }
  return { Component, get, load, isLoaded: () => get() !== undefined };
}

/** Returns event handlers for a button or link that preload its parts on hover and focus. */
export function getPreloadHandlers(...parts: readonly LazyPart[]) {
  // A failure is reported when the part is rendered.
  const load = (): void => parts.forEach((part) => void part.load().catch(() => undefined));
  return { onPointerEnter: load, onFocus: load };
}

export interface LoadState {
  error: Error | undefined;
  retry(): void;
}

/**
 * Runs `load` until `isLoaded` is true and re-renders when it settles. It runs in a layout effect, so that the
 * request starts before the first paint.
 * @param key identifies what `load` loads, if that may change
 */
export function useLoad(isLoaded: boolean, load: () => Promise<unknown>, key = ''): LoadState {
  const [state, setState] = useState<{ key: string; attempt: number; error?: Error }>({ key, attempt: 0 });
  const current = state.key === key ? state : { key, attempt: 0, error: undefined };
  const { attempt } = current;
  // `key` identifies the load: a new function on each render does not start it again.
  const start = useEvent(load);
  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    let isEnabled = true;
    const onSettled = (error?: Error): void => {
      if (isEnabled) setState({ key, attempt, ...(error ? { error } : {}) });
    };
    start().then(
      () => onSettled(),
      (error: unknown) => onSettled(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isEnabled = false;
    };
  }, [isLoaded, key, attempt, start]);
  return { error: current.error, retry: () => setState({ key, attempt: attempt + 1 }) };
}
