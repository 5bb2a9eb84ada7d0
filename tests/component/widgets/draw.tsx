import { screen } from '@testing-library/react';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { EntityModule } from '../../../src/model/entity/entity';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp, type AppOptions, type RenderedApp } from '../../support/renderInApp';

export interface DrawnField extends RenderedApp {
  entity: EntityModule;
  /** Submits the form and returns the field's value. */
  submit: () => Promise<unknown>;
}

/** Renders one field named `name` in a form whose record has `value` in it. */
export function drawField(
  definition: FieldDefinition,
  value?: unknown,
  { entity = createTestModule({ properties: { name: definition } }), record = {}, ...options }: AppOptions = {},
): DrawnField {
  const field = entity.entity.shape.fields['name']!;
  const app = renderInApp(<FormField source="name" field={field} />, {
    ...options,
    entity,
    record: { ...record, ...(value === undefined ? {} : { name: value }) },
  });
  const submit = async () => {
    const before = app.submitted.mock.calls.length;
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    if (app.submitted.mock.calls.length === before) throw new Error('The form was not submitted');
    return app.submitted.mock.lastCall?.[0]['name'];
  };
  return { ...app, entity, submit };
}
