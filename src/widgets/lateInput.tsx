import type { ComponentType } from 'react';
import { late, type LateLooks } from '../ui/late';
import { InputPlaceholder } from './InputPlaceholder';
import type { InputProps, Widget } from './types';

/** The input of a widget that is no part of the first load (see `lateInputs`). */
export function lateInput(
  fetchCode: () => Promise<ComponentType<InputProps>>,
  looks: Pick<LateLooks<InputProps>, 'plain'> = {},
): Pick<Widget, 'Input' | 'late'> {
  const { Component, ...part } = late(fetchCode, { ...looks, Waiting: InputPlaceholder });
  return { Input: Component, late: part };
}
