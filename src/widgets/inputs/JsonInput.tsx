import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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

/**
 * Returns the place in the text at which the JSON parser stopped, such as `line 3, column 7`. In V8 the error
 * message contains a character position, in other engines a line and a column.
 */
function getPlace(message: string, text: string): { line: number; column: number } | undefined {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
    return line && column ? { line: Number(line), column: Number(column) } : undefined;
  }
  const before = text.slice(0, Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

type Parsed = { value: unknown } | { message: string };

function parse(text: string): Parsed {
  if (text.trim() === '') return { value: '' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
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
  const place = 'message' in parsed ? getPlace(parsed.message, text) : undefined;
  const message = place ? t('json.fault_at', { ...place }) : t('json.fault');

  const change = (next: string) => {
    const result = parse(next);
    const stored = 'message' in result ? wrapInvalidJsonText(next) : result.value;
    setTyped({ text: next, value: stored });
    control.field.onChange(stored);
  };
  const shown = { ...control.field, value: text, onChange: change };
  const error = 'message' in parsed ? message : control.error;
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
