import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponentOptions } from '../ui/lazyComponent';
import { InputSkeleton } from './InputSkeleton';
import type { InputProps, FieldWidget } from './types';

/**
 * Creates the lazy-loaded input of a widget, so that its code is not part of the first download. `getLazyInputs`
 * lists these inputs for preloading.
 *
 * @example
 * export const widget: FieldWidget = createLazyInput(() =>
 *   import('../inputs/DatePickerInputs').then(({ DateInput }) => DateInput),
 * );
 */
export function createLazyInput(
  fetchCode: () => Promise<ComponentType<InputProps>>,
  looks: Pick<LazyComponentOptions<InputProps>, 'withoutMui'> = {},
): Pick<FieldWidget, 'Input' | 'lazy'> {
  const { Component, ...part } = lazyComponent(fetchCode, { ...looks, LoadingComponent: InputSkeleton });
  return { Input: Component, lazy: part };
}
