/**
 * The filters by the kinds of their fields. They are part of the first screen and need no MUI; a kind that is not
 * named here is filtered by its input, whose code travels on demand.
 */
import { createElement, type ComponentType } from 'react';
import { InputFilter } from './InputFilter';
import type { InputProps } from '../types';
import { BooleanFilter } from './BooleanFilter';
import { NumberFilter } from './NumberFilter';
import { SelectFilter } from './SelectFilter';
import { TextFilter } from './TextFilter';

const FILTERS = new Map<string, ComponentType<InputProps>>([
  ...['text', 'multiline', 'email', 'url', 'phone', 'suggest', 'generated'].map((kind) => [kind, TextFilter] as const),
  ...['integer', 'decimal', 'money'].map((kind) => [kind, NumberFilter] as const),
  ...['select', 'country'].map((kind) => [kind, SelectFilter] as const),
  ['boolean', BooleanFilter],
]);

/** A field as a filter. */
export function FieldFilter(props: InputProps) {
  return createElement(FILTERS.get(props.field.kind) ?? InputFilter, props);
}
