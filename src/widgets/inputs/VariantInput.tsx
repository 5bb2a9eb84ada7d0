import type { InputProps } from '../types';
import { RadioInput } from './RadioInput';
import { SelectInput } from './SelectInput';

/** Up to this number of variants, all of them are visible at once. */
const FEW = 3;

/** Choice among the variants of an object. */
export function VariantInput(props: InputProps) {
  const Input = (props.field.choices?.length ?? 0) > FEW ? SelectInput : RadioInput;
  return <Input {...props} />;
}
