import type { ComponentType } from 'react';
import { late } from '../ui/late';
import { InputPlaceholder } from './InputPlaceholder';
import type { InputProps, Widget } from './types';

/** The input of a widget that is no part of the first load (see `lateInputs`). */
export function lateInput(fetchCode: () => Promise<ComponentType<InputProps>>): Pick<Widget, 'Input' | 'late'> {
  const { Component, ...part } = late(fetchCode, { Waiting: InputPlaceholder });
  return { Input: Component, late: part };
}
