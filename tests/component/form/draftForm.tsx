/** Opens a form whose unsaved input is stored as a draft, and leaves it with unsaved input. */
import { useMemo, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { UnsavedChangesProvider } from '../../../src/widgets/context/unsavedChanges';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { RecordScreen } from './form';

export const text = (title: string) => ({ type: 'string', title }) as const;
export const ADMIN = {
  titleField: 'name',
  singularName: 'thing',
  routes: { list: '/things', create: '/things/create', update: '/things/{id}' },
  calls: { get: 'GET things/{id}', create: 'POST things', update: 'PUT things' },
  form: { openAs: 'screen' },
} as const;
export const entity = createTestModule(
  {
    title: 'Things',
    properties: {
      name: text('Name'),
      note: text('Note'),
      password: { ...text('Password'), 'x-ui': { widget: 'password' } },
    },
  },
  ADMIN,
);

function Owned({ owner, children }: { owner: string | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ registerUnsaved: () => () => undefined, getOwner: () => owner }), [owner]);
  return <UnsavedChangesProvider value={value}>{children}</UnsavedChangesProvider>;
}

export interface Opening {
  owner?: string | undefined;
  /** Undefined for a new record. */
  record?: object | undefined;
  module?: typeof entity;
}

/** Opens a form as after a page reload: only the browser storage is kept. */
export function open({ owner = '1', record, module = entity }: Opening = {}) {
  const dataProvider = {
    getOne: vi.fn().mockResolvedValue({ data: record }),
    create: vi.fn().mockResolvedValue({ data: { id: 1 } }),
    update: vi.fn().mockResolvedValue({ data: { id: 7 } }),
  };
  const form = (
    <Owned owner={owner}>
      {record ? (
        <RecordScreen entity={module}>
          <FormScreen entity={module} view="update" routeIndex={0} />
        </RecordScreen>
      ) : (
        <FormScreen entity={module} view="create" routeIndex={0} />
      )}
    </Owned>
  );
  return { ...renderInApp(form, { entity: module, dataProvider, config: { formExitDelayMs: 10_000 } }), dataProvider };
}
export const textbox = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const valueOf = async (name: string) => (await textbox(name)).value;
export const restored = () => screen.queryByText(/Restored your unsaved changes from \d\d:\d\d/);

/** Types into a form, which then unmounts as when the page is closed, without a question. */
export async function typeAndLose(words: string, opening: Opening = {}) {
  const app = open(opening);
  await app.user.type(await textbox('Name'), words);
  window.dispatchEvent(new Event('pagehide'));
  app.unmount();
}
