/** The form over a list gets the record that the address names. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListFormDialog } from '../../../src/generator/list/ListFormDialog';
import { FormPreloadProvider, type EntityFormDialogProps } from '../../../src/generator/screenLayout/formPreload';
import type { ListDialog } from '../../../src/generator/queries/listParams';
import { createTestModule } from '../../support/entityModule';

const module = createTestModule({ properties: { id: { type: 'integer' } } });
const ROW = { id: 7 };
const Dialog = ({ id, copyOf, row }: EntityFormDialogProps) => <output>{JSON.stringify({ id, copyOf, row })}</output>;

it.each<[ListDialog, boolean, object]>([
  ['create', true, {}],
  [{ copy: '7' }, true, { copyOf: '7' }],
  [{ edit: '7' }, false, { id: '7' }],
  [{ edit: '7' }, true, { id: '7', row: ROW }],
])('%j, with the row where there is no get call (%s)', (open, getsRow, expected) => {
  const entity = { ...module.entity, getsRow };
  render(
    <FormPreloadProvider value={{ Dialog, preload: async () => undefined }}>
      <ListFormDialog
        module={{ ...module, entity }}
        open={open}
        rows={[ROW]}
        parentValues={undefined}
        onClose={() => {}}
      />
    </FormPreloadProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(expected));
});
