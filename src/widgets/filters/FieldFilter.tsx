/**
 * The filter components by field kind. They are needed for the first screen and do not use MUI. A field of any
 * other kind is filtered with its form input, which is lazy-loaded.
 */
import { createElement, type ComponentType } from 'react';
import { FormInputFilter } from './FormInputFilter';
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

/** Renders the filter input of a field. */
export function FieldFilter(props: InputProps) {
  return createElement(FILTERS.get(props.field.kind) ?? FormInputFilter, props);
}
