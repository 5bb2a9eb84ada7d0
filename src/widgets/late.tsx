import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A part of the app whose code travels on demand. */
export interface LatePart {
  /** Whether the code is there. */
  isThere(): boolean;
  /** Fetches the code; it may be called again, also after a failure. */
  load(): Promise<unknown>;
}

export interface Late<Props> extends LatePart {
  Component: ComponentType<Props>;
}

/**
 * A component whose code travels on demand: when it is first drawn, or ahead of that by `load`. Code
 * that is there by then is drawn at once; `React.lazy` alone would show its fallback first even then,
 * and the form around it would be drawn twice.
 */
export function late<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Late<Props> {
  let arrived: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => (arrived = await fetchCode());
  const Awaited: FunctionComponent<Props> = lazy(async () => ({ default: await load() }));
  function Component(props: Props) {
    // Chosen once: another type would be another input, without what was typed.
    const [Chosen] = useState(() => arrived ?? Awaited);
    return createElement(Chosen, props);
  }
  return { Component, load, isThere: () => arrived !== undefined };
}
