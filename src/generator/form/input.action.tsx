import { useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { EntityModule, Section, Shape } from '../../model/entity/entity';
import { DialogForm } from './DialogForm';
import { DialogShell } from '../shell/DialogShell';
import { FieldsSection } from './FieldsSection';
import { inputSpec } from '../rules/formSpec';
import { useMeets } from '../rules/ruleStoreContext';
import { useOrigin } from '../rules/useOrigin';
import { useShapeForm } from './useShapeForm';
import { rowId, rowName } from '../records/row';
import type { Subject } from '../actions/perform';
import type { ActionDialogProps } from '../actions/types';
import { useActionCall } from '../actions/useActionCall';

interface InputSectionProps {
  module: EntityModule;
  shape: Shape;
  section: Section;
}

function InputSection({ module, shape, section: { title, help, visibleWhen, fields } }: InputSectionProps) {
  const drawn = useMemo(
    () => fields.flatMap((name) => (shape.fields[name] ? [shape.fields[name]] : [])),
    [fields, shape],
  );
  if (!useMeets(module, visibleWhen, undefined)) return null;
  return (
    <section className="wd-section">
      {title && <h3 className="wd-section-title">{title}</h3>}
      {help && <p className="wd-section-help">{help}</p>}
      <FieldsSection fields={drawn} />
    </section>
  );
}

/** Where what is typed is kept while it is not sent; a selection of rows is not there any more after a reload. */
const placeOf = (entity: string, action: string, { record, chosen }: Subject): readonly string[] | undefined =>
  chosen ? undefined : [entity, action, ...(record ? [rowId(record)] : [])];

/** What an action asks for before it is done. A refusal of the server stands at the field it names. */
export function ActionDialog({ module, action, subject, label, onClose, ...watch }: ActionDialogProps) {
  const { entity } = module;
  const spec = useMemo(() => inputSpec(module, action), [module, action]);
  const origin = useOrigin(entity.shape, subject.record);
  const t = useT();
  const escapeRef = useRef(() => onClose(false));
  // With some of the chosen rows it may be done before it fails with another.
  const [chosen, setChosen] = useState(subject.chosen);
  const place = useMemo(() => placeOf(entity.name, action.name, subject), [entity.name, action.name, subject]);
  const form = useShapeForm(spec, {
    origin,
    place,
    send: (input, facts) => {
      const asked = Object.keys(spec.shape.fields);
      return call.run({ action, label, subject: { ...subject, input, facts, asked, ...(chosen ? { chosen } : {}) } });
    },
    onSent: () => form.release(),
  });
  const call = useActionCall({
    module,
    ...watch,
    onPerformed: (done) => {
      setChosen((before) => before?.filter(({ id }) => !done.includes(id)));
      watch.onPerformed?.(done);
    },
    onFailed: form.refuse,
  });
  const name = subject.record && !entity.singleton ? rowName(entity, subject.record) : '';
  const named = name === '' ? label : t('assignment.title', { action: label, name });
  const title = chosen ? t('bulk.title', { action: label, count: chosen.length }) : named;
  return (
    <DialogShell title={title} wide={false} onClose={() => escapeRef.current()}>
      <DialogForm
        form={form}
        save={label}
        danger={action.danger === true}
        escapeRef={escapeRef}
        onClose={() => onClose(false)}
      >
        {action.help && <p className="wd-section-help">{action.help}</p>}
        {form.spec.sections.map((section, index) => (
          <InputSection key={section.title ?? index} module={module} shape={spec.shape} section={section} />
        ))}
      </DialogForm>
      {call.dialog}
    </DialogShell>
  );
}
