import { createContext, useContext, useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useFormState, useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { formatValue } from '../../model/displayFormats/formatValue';
import { Button } from '../../ui/Button';
import { useFormField } from '../context/formField';
import type { InputProps } from '../types';
import { useFormatTexts } from '../useFormatTexts';
import { FieldGroup } from './FieldGroup';
import { FIELD_GRID_CLASS, getGridSpan, FIELD_GRID_CONTAINER_CLASS } from './fieldGrid';
import { getErrorAtPath, getErrorMessage } from './useInputControl';

/** Number of levels of nested objects that are expanded by default. Deeper levels are collapsed. */
const OPEN_LEVELS = 2;

const LevelContext = createContext(0);

const drawnFields = (field: Field): Field[] =>
  Object.values(field.shape?.fields ?? {}).filter(({ ui }) => !ui.valueFrom && !ui.sendBackUnchanged);

function Fields({ source, field }: Pick<InputProps, 'source' | 'field'>) {
  const FormField = useFormField();
  return (
    <div className={FIELD_GRID_CONTAINER_CLASS}>
      <div className={FIELD_GRID_CLASS}>
        {drawnFields(field).map((child) => (
          <div key={child.key} {...getGridSpan(child, 'half')}>
            <FormField source={`${source}.${child.key}`} field={child} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A collapsed nested object: a one-line summary of its values. A click on it shows the fields. */
function Folded({
  source,
  field,
  label,
  isFaulty,
}: Pick<InputProps, 'source' | 'field' | 'label'> & { isFaulty: boolean }) {
  const id = useId();
  const formatTexts = useFormatTexts();
  const value: unknown = useWatch({ name: source });
  const [isOpen, setIsOpen] = useState(false);
  const open = isOpen || isFaulty;
  const summary = formatValue({ value, field, row: {}, texts: formatTexts }, 'object');
  return (
    <>
      <Button
        look="inherit"
        className="wd-fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setIsOpen(!open)}
      >
        {summary || label}
        <ExpandMore />
      </Button>
      <div id={id} className="wd-folded">
        {open && <Fields source={source} field={field} />}
      </div>
    </>
  );
}

/** Input for a nested object. Its fields are rendered side by side if the width allows it. */
export function ObjectInput({ source, field, label, required, disabled, helperText, compact = false }: InputProps) {
  const id = useId();
  const level = useContext(LevelContext);
  const { errors } = useFormState({ name: source });
  const error = getErrorAtPath(errors, source);
  const Content = level >= OPEN_LEVELS ? Folded : Fields;
  return (
    <FieldGroup
      {...{ id, label, required, disabled, helperText, compact }}
      // The choice of a variant has a label of its own, of which this is the heading.
      heading={field.shape?.variants !== undefined}
      error={getErrorMessage(error)}
    >
      <LevelContext value={level + 1}>
        <Content source={source} field={field} label={label} isFaulty={error !== undefined} />
      </LevelContext>
    </FieldGroup>
  );
}
