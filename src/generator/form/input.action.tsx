import { useMemo, useRef, useState } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule, Section, ObjectShape } from '../../model/entity/entity';
import { DialogShell } from '../../ui/DialogShell';
import { FormInDialog } from './FormInDialog';
import { FieldsSection } from './FieldsSection';
import { getInputFormDefinition } from '../formRules/formDefinition';
import { useMatchesCondition } from '../formRules/formRuleStoreContext';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import { useSchemaForm } from './useSchemaForm';
import { getRowKey } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import type { ActionTarget } from '../actions/actionRequest';
import type { ActionDialogProps } from '../actions/types';
import { usePerformAction } from '../actions/usePerformAction';

interface InputSectionProps {
  module: EntityModule;
  shape: ObjectShape;
  section: Section;
}

function InputSection({ module, shape, section: { title, help, visibleWhen, fields } }: InputSectionProps) {
  const renderedFields = useMemo(
    () => fields.flatMap((name) => (shape.fields[name] ? [shape.fields[name]] : [])),
    [fields, shape],
  );
  if (!useMatchesCondition(module, visibleWhen, undefined)) return null;
  return (
    <section className="wd-section">
      {title && <h3 className="wd-section-title">{title}</h3>}
      {help && <p className="wd-section-help">{help}</p>}
      <FieldsSection fields={renderedFields} />
    </section>
  );
}

/**
 * Returns the path under which the draft is stored, or undefined if no draft is stored. An action on selected rows
 * has no draft, because the selection is lost when the page is reloaded.
 */
const getPlace = (
  entity: string,
  action: string,
  { record, selectedRows }: ActionTarget,
): readonly string[] | undefined =>
  selectedRows ? undefined : [entity, action, ...(record ? [getRowKey(record)] : [])];

/** Dialog with the input form of an action. A server error that names a field is shown at that field. */
export function ActionDialog({ module, action, target, label, onClose, ...watch }: ActionDialogProps) {
  const { entity } = module;
  const formDefinition = useMemo(() => getInputFormDefinition(module, action), [module, action]);
  const valueSources = useInitialValueSources(entity.shape, target.record);
  const t = useAppTranslate();
  const escapeRef = useRef(() => onClose(false));
  // The selected rows for which the action has not succeeded yet. The action may succeed for some rows before it
  // fails for another row.
  const [chosen, setChosen] = useState(target.selectedRows);
  const draftPath = useMemo(() => getPlace(entity.name, action.name, target), [entity.name, action.name, target]);
  const form = useSchemaForm(formDefinition, {
    valueSources,
    draftPath,
    send: (input, computedValues, onProgress) => {
      const requestedNames = Object.keys(formDefinition.shape.fields);
      return call.run({
        action,
        label,
        target: {
          ...target,
          input,
          computedValues,
          inputNames: requestedNames,
          onProgress,
          ...(chosen ? { selectedRows: chosen } : {}),
        },
      });
    },
    onSent: () => form.allowLeaving(),
  });
  const call = usePerformAction({
    module,
    ...watch,
    onPerformed: (done) => {
      setChosen((before) => before?.filter(({ id }) => !done.includes(id)));
      watch.onPerformed?.(done);
    },
    onFailed: form.setFailure,
  });
  const name = target.record && !entity.singleton ? getRowTitle(entity, target.record) : '';
  const named = name === '' ? label : t('assignment.title', { action: label, name });
  const title = chosen ? t('bulk.title', { action: label, count: chosen.length }) : named;
  return (
    <DialogShell title={title} onClose={() => escapeRef.current()}>
      <FormInDialog
        form={form}
        save={label}
        danger={action.danger === true}
        escapeRef={escapeRef}
        onClose={() => onClose(false)}
      >
        {action.help && <p className="wd-section-help">{action.help}</p>}
        {form.definition.sections.map((section, index) => (
          <InputSection key={section.title ?? index} module={module} shape={formDefinition.shape} section={section} />
        ))}
      </FormInDialog>
      {call.dialog}
    </DialogShell>
  );
}
