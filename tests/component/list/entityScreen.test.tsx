import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, LinkBase, reactRouterProvider, TestMemoryRouter } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntityScreenRoutes } from '../../../src/generator/createEntityScreenRoutes';
import type { CustomViewProps } from '../../../src/generator/extensions/extensionProps';
import { useEntityManifest } from '../../../src/generator/shared/useEntityManifest';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule, ManifestEntry } from '../../../src/model/entity/entity';
import { replaceRegisteredEntity, replaceEntityManifest } from '../../../src/model/registry/entityRegistry';
import { ConfigProvider } from '../../../src/widgets/context/config';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { TEST_CONFIG } from '../../support/renderInApp';
import { editableOf, entryOf, lampOf, routes, shared } from './lamps';

vi.mock('virtual:wattdesk/manifest', () => ({ manifest: [], loaders: {} }));
vi.mock('../../../src/generator/generatedScreens', async () => {
  const { lazyComponent } = await import('../../../src/ui/lazyComponent');
  const form = lazyComponent(async () => Form);
  const list = lazyComponent(async () => List);
  return {
    generatedScreens: { list, board: list, create: form, update: form, view: lazyComponent(async () => View) },
    lazyFormScreen: form,
    formPreload: {},
    hasLoadedFormParts: () => false,
    loadFormParts: async () => undefined,
  };
});
vi.mock('../../../src/generator/extensions/extensions', async (original) => {
  const { lazyComponent } = await import('../../../src/ui/lazyComponent');
  return { ...(await original<object>()), customViews: { map: lazyComponent(async () => LampMap) } };
});

function List({ entity: { entity: own }, routeIndex }: CustomViewProps) {
  if (own.singularName === 'broken') throw new Error('Boom');
  return (
    <>
      <h1>{own.title}</h1>
      <p>Reading {routeIndex}</p>
      <input aria-label="Typed" />
    </>
  );
}

const Form = ({ view }: CustomViewProps) => <p>Form {view}</p>;
const View = ({ entity: module }: CustomViewProps) => <p>View of {module.entity.title}</p>;
const LampMap = ({ entity: module }: CustomViewProps) => <p>Map of {module.entity.title}</p>;

/** Each test uses its own entity because the registry caches loaded entities. */
let count = 0;
let name = '';
beforeEach(() => {
  viewOnly = false;
  count += 1;
  name = `lamp${count}`;
});

const entry = (more: Partial<ManifestEntry> = {}): ManifestEntry => entryOf(name, more);
const lamp = (more: Partial<EntityModule['entity']> = {}): EntityModule => lampOf(name, more);

const { Routes } = reactRouterProvider;
const i18n = polyglotI18nProvider(() => enMessages, 'en');
const getList = vi.fn(async () => ({ data: [], total: 0 }));
const getOne = vi.fn(async () => ({ data: { id: 7 } }));
let viewOnly = false;
const Guard = ({ paths, isForm, children }: { paths: string[]; isForm: boolean; children: ReactNode }) =>
  isForm && viewOnly ? (
    <p>Not found</p>
  ) : (
    <ViewOnlyProvider value={viewOnly}>
      <p>Guarded {paths.join(' ')}</p>
      {children}
    </ViewOnlyProvider>
  );

interface AppProps {
  path: string;
  children?: ReactNode;
}

function App({ path, children }: AppProps) {
  const manifest = useEntityManifest();
  return (
    <TestMemoryRouter initialEntries={[path]}>
      <CoreAdminContext dataProvider={{ getList, getOne } as never} i18nProvider={i18n}>
        <ConfigProvider value={TEST_CONFIG}>
          {children}
          <Routes>{createEntityScreenRoutes(manifest, Guard)}</Routes>
        </ConfigProvider>
      </CoreAdminContext>
    </TestMemoryRouter>
  );
}

function deferred<T>() {
  let resolve: (value: T) => void = vi.fn();
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function open(path: string, loader: () => Promise<EntityModule>, own = entry()) {
  getList.mockClear();
  replaceEntityManifest({ manifest: [own], loaders: { [name]: loader } });
  return render(<App path={path} />);
}

describe('the screens of an entity', () => {
  it.each([
    ['/lamps', 'Guarded /lamps /old-lamps', 'Reading 0'],
    ['/old-lamps', 'Guarded /old-lamps /lamps', 'Reading 1'],
    ['/lamps/update/7', 'Guarded /lamps /old-lamps', 'Form update'],
    ['/lamps/view/7', 'Guarded /lamps /old-lamps', 'View of Lamps'],
  ])('%s stands behind the guard of its list', async (path, guarded, shown) => {
    open(path, async () => lamp());
    screen.getByText(guarded);
    await screen.findByText(shown);
  });

  it.each([
    ['Active', 'Form update'],
    ['Inactive', 'View of Lamps'],
  ])('read a record once at the address of its form, be it to be read only: %s', async (dataStatus, shown) => {
    getOne.mockClear().mockResolvedValueOnce({ data: { id: 7, lampId: 7, dataStatus } as { id: number } });
    open('/lamps/update/7', async () => editableOf(name, routes[0]!));
    await screen.findByText(shown);
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
    if (dataStatus === 'Inactive') await waitFor(() => expect(screen.queryByText('Form update')).toBeNull());
  });

  it.each([
    ['/lamps/update/7', routes[0]!, false, 'Form update'],
    ['/lamps/update/7', routes[0]!, true, 'View of Lamps'],
    ['/lamps/edit', { list: '/lamps', update: '/lamps/edit', view: '/lamps/view/{lampId}' }, true, 'Not found'],
    ['/lamps/update/7', { list: '/lamps', update: '/lamps/update/{lampId}' }, true, 'Not found'],
    ['/lamps/7', shared, false, 'Form update'],
    ['/lamps/7', shared, true, 'View of Lamps'],
  ])('have at %s the form, or what is there for view-only', async (path, set, isViewOnly, shown) => {
    viewOnly = isViewOnly;
    getOne.mockClear().mockResolvedValueOnce({ data: { id: 7, lampId: 7 } as { id: number } });
    open(path, async () => editableOf(name, set), entry({ routes: [set] }));
    await screen.findByText(shown);
    expect(screen.queryAllByText(/^(Form update|View of Lamps)$/)).toHaveLength(shown === 'Not found' ? 0 : 1);
  });

  it('ask for the first page while definition and code are on their way', async () => {
    const arrival = deferred<EntityModule>();
    open('/lamps?page=2&perPage=20', () => arrival.promise, entry({ defaults: { status: 'Active' } }));
    expect(getList).toHaveBeenCalledExactlyOnceWith(name, {
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'id', order: 'ASC' },
      filter: { status: 'Active' },
    });
    screen.getByText('Loading Lamps');
    arrival.resolve(lamp());
    await screen.findByText('Reading 0');
  });

  it.each([
    ['/lamps?filter={"a":1}', {}],
    ['/lamps/update/7', {}],
    ['/lamps', { page: undefined }],
  ])('%s asks for no page ahead', async (path, more) => {
    const { page: without, ...rest } = entry(more);
    open(path, async () => lamp(), without ? { ...rest, page: without } : rest);
    await waitFor(() => expect(screen.queryByText('Loading Lamps')).toBeNull());
    expect(getList).not.toHaveBeenCalled();
  });

  it('say when they could not be loaded, and try again', async () => {
    const user = userEvent.setup();
    const loader = vi
      .fn()
      .mockRejectedValueOnce(new Error('Failed to fetch'))
      .mockImplementation(async () => lamp());
    open('/lamps', loader);
    await screen.findByText('Lamps could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Reading 0');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('follow an edited schema without losing what was typed', async () => {
    const user = userEvent.setup();
    open('/lamps', async () => lamp());
    await user.type(await screen.findByRole('textbox', { name: 'Typed' }), 'kept');
    act(() => replaceRegisteredEntity(lamp({ title: 'Lanterns' })));
    screen.getByRole('heading', { name: 'Lanterns' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Typed' }).value).toBe('kept');
  });

  it('follow a manifest with another route', async () => {
    open('/lanterns', async () => lamp());
    expect(screen.queryByText('Reading 0')).toBeNull();
    act(() =>
      replaceEntityManifest({
        manifest: [entry({ routes: [{ list: '/lanterns' }] })],
        loaders: { [name]: async () => lamp() },
      }),
    );
    await screen.findByText('Reading 0');
  });

  it('that break name the entity, and recover with the next version of its schema', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/lamps', async () => lamp({ singularName: 'broken' }));
    await screen.findByText('Lamps cannot be shown');
    act(() => replaceRegisteredEntity(lamp()));
    await screen.findByText('Reading 0');
  });
});

it('one list begins anew after another', async () => {
  const user = userEvent.setup();
  const other = entry({ name: `${name}b`, routes: [{ list: '/poles' }] });
  const both = { [name]: async () => lamp(), [other.name]: async () => lamp({ name: other.name, title: 'Poles' }) };
  replaceEntityManifest({ manifest: [entry(), other], loaders: both });
  render(
    <App path="/lamps">
      <LinkBase to="/poles">Go on</LinkBase>
    </App>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Typed' }), 'kept');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await screen.findByRole('heading', { name: 'Poles' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Typed' }).value).toBe('');
});

describe('a hand-written view', () => {
  it('stands in the place of the generated one', async () => {
    open('/lamps', async () => lamp({ customScreens: { list: 'map' } }));
    await screen.findByText('Map of Lamps');
  });

  it('that does not exist is a message that names it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/lamps', async () => lamp({ customScreens: { list: 'globe' } }));
    await screen.findByText('Lamps cannot be shown');
    const told = error.mock.calls.flat().map(String);
    expect(told.some((text) => text.includes('No hand-written part "globe" among map'))).toBe(true);
  });
});
