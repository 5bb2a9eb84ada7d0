import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Search from '@mui/icons-material/Search';
import { useFormState, useWatch } from 'react-hook-form';
import type { Field, ObjectShape } from '../../model/entity/entity';
import { getInitialValues } from '../../model/form/initialValues';
import { equal } from '../../model/values/ajvRuntime';
import { joinTexts } from '../../model/formatting/joinTexts';
import { isEmpty } from '../../model/values/isEmpty';
import { FormPartProvider } from '../context/formPart';
import { useInitialValueSources } from '../useInitialValueSources';
import { usePartTranslate } from '../usePartTranslate';
import { FIELD_GRID_CLASS, FIELD_GRID_CONTAINER_CLASS } from './fieldGrid';
import { findFields } from './findFields';
import { PartFrame } from './PartFrame';
import { useFold } from './useFold';
import { getErrorAtPath } from './useInputControl';
import './moreFields.css';

const MAX_TEXT_LENGTH = 60;
const CONTROLS = ':is(input:not([type=hidden]), textarea, [role=combobox], [role=spinbutton], button):not(:disabled)';

interface Props {
  fields: readonly Field[];
  /** The record or the object with the fields. */
  shape: ObjectShape;
  /** Path of the object; undefined for a record. */
  source?: string;
  /** Level of the heading in the page. */
  level: number;
  /** Draws the input of a field in its cell of the grid. */
  renderField: (field: Field) => ReactNode;
}

const getPath = (source: string | undefined, { key }: Field): string =>
  source === undefined ? key : `${source}.${key}`;

/** The names of the fields that have other values than in a new record. It subscribes to all of them. */
function Summary({ fields, shape, source }: Pick<Props, 'fields' | 'shape' | 'source'>) {
  const t = usePartTranslate();
  const sources = useInitialValueSources();
  const values: readonly unknown[] = useWatch({ name: fields.map((field) => getPath(source, field)) });
  const blank = useMemo(() => getInitialValues(shape, sources), [shape, sources]);
  const filled = fields.filter(({ key }, index) => !isEmpty(values[index]) && !equal(values[index], blank[key]));
  if (filled.length === 0) return t('fields', { smart_count: fields.length });
  return t('filled', { smart_count: filled.length, names: joinTexts(filled.map(({ title }) => title)) });
}

interface FindProps {
  text: string;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/** The input that finds a field. Enter leads to the first one that was found, Escape ends the search. */
function FindInput({ text, onChange, onEnter }: FindProps) {
  const t = usePartTranslate();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // Enter must not save the form.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && text) onEnter();
    if (event.key !== 'Escape' || !text) return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <span className="wd-find">
      <Search fontSize="small" />
      <input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={text}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

/**
 * The optional fields of a long form or object. They are folded to a line that names those with values and has an input
 * that finds a field by its title or description. An error opens them.
 */
export function MoreFields({ level, renderField, ...props }: Props) {
  const { fields, source } = props;
  const t = usePartTranslate();
  const grid = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const paths = useMemo(() => fields.map((field) => getPath(source, field)), [fields, source]);
  const { isOpen, setOpen, isFaulty } = useFold(paths, false);
  const { errors } = useFormState({ name: paths });
  const found = findFields(fields, text);
  // A field with an error is never left out, so that it can get the focus.
  const shown = fields.filter(
    (field) => found.includes(field) || getErrorAtPath(errors, getPath(source, field)) !== undefined,
  );
  const find = (next: string): void => {
    setText(next);
    if (next) setOpen(true);
  };
  const toggle = (): void => {
    setOpen(!isOpen);
    setText('');
  };
  const focusFirst = (): void => grid.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
  return (
    <PartFrame
      label={t('more')}
      required={false}
      disabled={false}
      level={level}
      isOpen={isOpen}
      isFaulty={isFaulty}
      onToggle={toggle}
      summary={<Summary {...props} />}
      action={<FindInput text={text} onChange={find} onEnter={focusFirst} />}
    >
      <output className={found.length > 0 ? 'wd-hidden' : 'wd-quiet'}>
        {text && t('found', { smart_count: found.length })}
      </output>
      <FormPartProvider value={{ level: level + 1, width: 'half' }}>
        <div ref={grid} className={FIELD_GRID_CONTAINER_CLASS}>
          <div className={FIELD_GRID_CLASS}>{shown.map(renderField)}</div>
        </div>
      </FormPartProvider>
    </PartFrame>
  );
}
