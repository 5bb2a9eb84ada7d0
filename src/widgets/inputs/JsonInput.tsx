import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findJsonFault, type JsonFault } from '../../model/values/findJsonFault';
import { wrapInvalidJsonText, getInvalidJsonText } from '../../model/values/invalidJsonText';
import { isEmpty } from '../../model/values/isEmpty';
import { useFormPart } from '../context/formPart';
import type { InputProps } from '../types';
import { PartFrame } from './PartFrame';
import { ControlledTextInput } from './TextControl';
import { useFold } from './useFold';
import { useInputControl } from './useInputControl';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';

const print = (value: unknown): string =>
  isEmpty(value) ? '' : (getInvalidJsonText(value) ?? JSON.stringify(value, null, 2));

type Parsed = { value: unknown } | { fault: JsonFault | undefined };

function parse(text: string): Parsed {
  if (text.trim() === '') return { value: '' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: findJsonFault(text) };
  }
}

/**
 * Edits any value as JSON text, in which strings have quotation marks. Text that is not valid JSON is stored in the
 * form as typed. It is thus not lost, and validation rejects it.
 */
function JsonEditor(props: InputProps) {
  const t = useTextTranslate(inputTexts);
  const control = useInputControl(props, (value) => value ?? '');
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const { value } = control.field;
  const text = typed && typed.value === value ? typed.text : print(value);
  const parsed = parse(text);

  const describe = (fault: JsonFault | undefined): string =>
    fault ? t('json.faultAt', { ...fault, reason: t(`jsonFault.${fault.kind}`) }) : t('json.fault');
  const change = (next: string) => {
    const result = parse(next);
    const stored = 'fault' in result ? wrapInvalidJsonText(next) : result.value;
    setTyped({ text: next, value: stored });
    control.field.onChange(stored);
  };
  const shown = { ...control.field, value: text, onChange: change };
  const error = 'fault' in parsed ? describe(parsed.fault) : control.error;
  return (
    <ControlledTextInput
      {...props}
      control={{ id: control.id, field: shown, error }}
      monospace
      showsCounter={false}
      lines={{ min: props.field.ui.textareaRows ?? 4, max: 16 }}
    />
  );
}

function Summary({ source }: Pick<InputProps, 'source'>) {
  return print(useWatch({ name: source })).replace(/\s+/g, ' ');
}

function FoldedJson(props: InputProps & { level: number }) {
  const { source, required } = props;
  const { isOpen, setOpen, isFaulty } = useFold(source, required);
  return (
    <PartFrame
      {...props}
      {...{ isOpen, isFaulty }}
      onToggle={() => setOpen(!isOpen)}
      summary={<Summary source={source} />}
    >
      <JsonEditor {...props} compact />
    </PartFrame>
  );
}

/** Input for any value, as JSON text. Where objects and lists can be folded, so can this. */
export function JsonInput(props: InputProps) {
  const part = useFormPart();
  return part && !part.isTitled && !props.compact ? (
    <FoldedJson {...props} level={part.level} />
  ) : (
    <JsonEditor {...props} />
  );
}
