import type { ReactNode } from 'react';
import { useLocation, useParams, useRouterProvider } from 'ra-core';
import { screen } from '@testing-library/react';
import { vi, type Mock } from 'vitest';
import { EntityFormDialog } from '../../../src/generator/screens/EntityFormDialog';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { ScreenRecordProvider } from '../../../src/generator/recordScreen/ScreenRecordProvider';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';
import { renderInApp, type AppOptions } from '../../support/renderInApp';

const off = { properties: { method: { const: 'MANUAL' } }, required: ['method'] };

/** Rows that the server identifies by `linkId`. */
export const SAVED_LINKS = {
  type: 'array',
  title: 'Links',
  items: {
    type: 'object',
    properties: { linkId: { type: 'integer' }, label: { type: 'string', title: 'Label' } },
  },
} as const;

/**
 * Returns a small entity with the features that forms support: rules, rows, an option list, a server-generated
 * field.
 */
export const voucher = (title = 'Name'): EntityModule =>
  createTestModule(
    {
      title: 'Vouchers',
      properties: {
        name: { type: 'string', title, maxLength: 10, errorMessage: { required: 'Name, please' } },
        method: { type: 'string', title: 'Method' },
        points: { type: 'integer', title: 'Points', minimum: 1, maximum: 9 },
        bonus: {
          type: 'string',
          title: 'Bonus',
          'x-ui': { help: 'On top', disabledInsteadOfHidden: true, disabledReason: 'Not by hand' },
        },
        links: {
          type: 'array',
          title: 'Links',
          items: {
            type: 'object',
            properties: { label: { type: 'string', title: 'Label', maxLength: 5 } },
          },
          errorMessage: { required: 'Add a link' },
          'x-ui': { rows: { trailingBlankRow: true } },
        },
        made: { type: 'string', title: 'Made by', readOnly: true },
      },
      required: ['name', 'points', 'links'],
      if: off,
      then: { properties: { points: false, bonus: false } },
    },
    {
      titleField: 'name',
      singularName: 'voucher',
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      form: {
        openAs: 'screen',
        sections: [
          { fields: ['name', 'method'] },
          { title: 'Value', fields: ['points', 'bonus'] },
          { fields: ['links', 'made'] },
        ],
      },
      messages: { created: 'Voucher made', updated: 'Voucher changed' },
    },
  );

export const saved = {
  id: 7,
  name: 'Night',
  method: 'AUTO',
  points: 5,
  bonus: 'yes',
  links: [{ label: 'One' }],
  made: 'admin',
};

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/** A form screen for the record of the URL, which is loaded immediately. */
export function RecordScreen({ entity, children }: { entity: EntityModule; children: ReactNode }) {
  const { id = '' } = useParams();
  return (
    <ScreenRecordProvider resource={entity.entity.name} id={id} module={entity} routeIndex={0} isView={false}>
      {children}
    </ScreenRecordProvider>
  );
}

/** The two form screens, and a list that renders only the current location. */
function Screens({ entity }: { entity: EntityModule }) {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/vouchers" element={<Place />} />
      <Route path="/vouchers/create" element={<FormScreen entity={entity} view="create" routeIndex={0} />} />
      <Route
        path="/vouchers/:id"
        element={
          <RecordScreen entity={entity}>
            <FormScreen entity={entity} view="update" routeIndex={0} />
          </RecordScreen>
        }
      />
    </Routes>
  );
}

/** Opens the form screen at a path, with a short delay before the screen is left after a save. */
export function openScreen(path: string, options: AppOptions = {}) {
  const entity = options.entity ?? voucher();
  return renderInApp(<Screens entity={entity} />, { config: { formExitDelayMs: 50 }, ...options, entity, path });
}

export function openDialog(options: AppOptions & { id?: number; parentValues?: object } = {}) {
  const { id, parentValues, ...app } = options;
  const entity = app.entity ?? voucher();
  const onClose = vi.fn<(isSaved: boolean) => void>();
  const given = { ...(id === undefined ? {} : { id }), ...(parentValues ? { parentValues: { ...parentValues } } : {}) };
  const rendered = renderInApp(<EntityFormDialog module={entity} {...given} onClose={onClose} />, { ...app, entity });
  return { ...rendered, onClose };
}

/** Finds a field of the screen by the beginning of its label. */
export const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
export const saveButton = () => screen.getByRole('button', { name: 'Save' });

/** Returns a data provider that returns the saved voucher and accepts every write. */
export const provider = (methods: Partial<Record<'getOne' | 'create' | 'update', Mock>> = {}) => ({
  getOne: vi.fn().mockResolvedValue({ data: saved }),
  create: vi.fn().mockResolvedValue({ data: { id: 8 } }),
  update: vi.fn().mockResolvedValue({ data: saved }),
  ...methods,
});
