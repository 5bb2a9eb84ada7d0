import type { ComponentType } from 'react';
import { late } from './late';
import type { InputProps, Widget } from './types';

/** The input of a widget that is no part of the first load (see `lateInputs`). */
export function lateInput(fetchCode: () => Promise<ComponentType<InputProps>>): Pick<Widget, 'Input' | 'late'> {
  const { Component, ...part } = late(fetchCode);
  return { Input: Component, late: part };
}
