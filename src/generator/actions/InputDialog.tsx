import { useMemo, useRef } from 'react';
import type { Field } from '../../model/entity';
import { DialogForm } from '../form/DialogForm';
import { DialogShell } from '../form/DialogShell';
import { FieldsSection } from '../form/FieldsSection';
import { inputSpec } from '../form/formSpec';
import { useOrigin } from '../form/useOrigin';
import { useShapeForm } from '../form/useShapeForm';
import type { ActionDialogProps } from './types';
import { useActionCall } from './useActionCall';

/** What an action asks for before it is done. A refusal of the server stands at the field it names. */
export function InputDialog({ module, action, subject, label, onClose, onDone }: ActionDialogProps) {
  const { entity } = module;
  const spec = useMemo(() => inputSpec(module, action), [module, action]);
  const origin = useOrigin(entity.shape, subject.record);
  const escapeRef = useRef(() => onClose(false));
  const after = action.then?.reloadAfter ?? 0;
  const form = useShapeForm(spec, {
    origin,
    send: (input, facts) =>
      call.run({ action, subject: { ...subject, input, facts, asked: Object.keys(spec.shape.fields) } }),
    onSent: () => form.release(),
  });
  const call = useActionCall({ module, onChanged: () => undefined, onFailed: form.refuse });
  return (
    <DialogShell title={label} wide={false} onClose={() => escapeRef.current()}>
      <DialogForm
        form={form}
        save={label}
        escapeRef={escapeRef}
        onClose={(saved) => (saved && action.writes ? onDone(after) : onClose(false))}
      >
        {action.help && <p className="wd-section-help">{action.help}</p>}
        {form.spec.sections.map((section, index) => (
          <section key={section.title ?? index} className="wd-section">
            {section.title && <h3 className="wd-section-title">{section.title}</h3>}
            <FieldsSection
              fields={section.fields.flatMap((name): Field[] =>
                spec.shape.fields[name] ? [spec.shape.fields[name]] : [],
              )}
            />
          </section>
        ))}
      </DialogForm>
    </DialogShell>
  );
}
