/**
 * Lazy-loads code. All lazy-loaded code uses this module: screens, dialogs, menus, inputs and hand-written
 * components.
 * - If the code is already loaded, the component renders immediately, without a flash of its placeholder.
 * - A failed load can be retried.
 * - Code can be preloaded on hover, on focus or while the browser is idle.
 * - A lazy component that uses MUI is wrapped in the MUI theme, so that it never renders without the theme. The theme
 *   itself is loaded together with the first lazy component.
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

/** Lazy-loaded code of any kind that can be preloaded. */
export interface LazyCode {
  isLoaded(): boolean;
  /**
   * Loads the code. Later calls return the same promise or the loaded code. After a failure the next call loads
   * again.
   */
  load(): Promise<unknown>;
}

export interface LazyComponent<Props> extends LazyCode {
  /** Renders the lazy component. Renders its placeholder until the code is loaded. */
  Component: FunctionComponent<Props>;
  /** Returns the lazy component if its code is loaded, otherwise undefined. */
  get(): FunctionComponent<Props> | undefined;
  load(): Promise<FunctionComponent<Props>>;
}

export interface LazyComponentOptions<Props> {
  /** Rendered while the code is loading. By default nothing is rendered. */
  LoadingComponent?: ComponentType<Props>;
  /** Rendered after loading has failed. By default an error message with a retry button is rendered. */
  ErrorComponent?: ComponentType<Props & { onRetry: () => void }>;
  /** Whether the component does not use MUI. Its rendering then does not wait for the MUI theme. */
  withoutMui?: boolean;
}

interface Code<T> {
  get(): T | undefined;
  load(): Promise<T>;
}

/**
 * Caches loaded code. Unlike a cached promise, this cache does not store a failure, so a failed load can be
 * retried.
 */
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

const muiTheme = cacheCode(() => import('./theme/MuiThemeProvider').then(({ MuiThemeProvider }) => MuiThemeProvider));

async function withMuiTheme<Props extends object>(
  code: Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const [Part, MuiThemeProvider] = await Promise.all([code, muiTheme.load()]);
  return (props) => (
    <MuiThemeProvider>
      <Part {...props} />
    </MuiThemeProvider>
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

/** Returns event handlers for a button or link that preload the given lazy components on hover and focus. */
export function getPreloadHandlers(...parts: readonly LazyCode[]) {
  // A failure is ignored here: the component reports it when it is rendered.
  const load = (): void => parts.forEach((part) => void part.load().catch(() => undefined));
  return { onPointerEnter: load, onFocus: load };
}

export interface LoadState {
  error: Error | undefined;
  retry(): void;
}

/**
 * Calls `load` if `isLoaded` is false, and re-renders the caller when the returned promise settles. `load` is
 * called in a layout effect, so that its request starts before the first paint.
 * @param key identifies the code or data that `load` loads; a new key starts a new load
 */
export function useLoad(isLoaded: boolean, load: () => Promise<unknown>, key = ''): LoadState {
  const [state, setState] = useState<{ key: string; attempt: number; error?: Error }>({ key, attempt: 0 });
  const current = state.key === key ? state : { key, attempt: 0, error: undefined };
  const { attempt } = current;
  // `useEvent` gives the function a stable identity. Only a new `key` starts a new load, not a new function at each
  // render.
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
