/**
 * Renders one field, form or screen in a small app: memory router, real translations and notifications, and a data
 * provider of which every method throws unless a test replaces it.
 */
import { useLayoutEffect, type ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Form, memoryStore, TestMemoryRouter, type AuthProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AdminContext } from 'react-admin';
import { vi, type Mock } from 'vitest';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { DATA_PROVIDER_METHOD_NAMES } from '../../dataProvider/methods/types';
import defaults from '../../public/config.json';
import { createQueryClient } from '../../src/createQueryClient';
import type { Config } from '../../src/model/schemaLanguage/publicConfigType';
import type { EntityModule } from '../../src/model/entity/entity';
import { Toasts } from '../../src/layout/toasts/Toasts';
import { ConfirmDialogProvider } from '../../src/widgets/confirm';
import { ConfigProvider } from '../../src/widgets/context/config';
import { EntityModuleProvider } from '../../src/widgets/context/currentEntity';
import { createTestModule } from './entityModule';

/** Default configuration of the app in tests: the shipped file. */
export const TEST_CONFIG = defaults as Config;

const METHODS = [
  ...DATA_PROVIDER_METHOD_NAMES,
  'send',
  'page',
  'upload',
  'download',
] as const satisfies readonly (keyof WattdeskDataProvider)[];

const unstubbed = (name: string) => (): never => {
  throw new Error(`The test has not said what dataProvider.${name} answers`);
};

/** Returns a data provider with these methods; a call of any other method fails the test. */
export function createStubProvider(methods: Partial<WattdeskDataProvider> = {}): WattdeskDataProvider {
  const rest = Object.fromEntries(METHODS.map((name) => [name, unstubbed(name)]));
  return { ...rest, supportAbortSignal: true, ...methods } as WattdeskDataProvider;
}

export interface AppOptions {
  dataProvider?: Partial<WattdeskDataProvider>;
  /** Default: an entity without fields. */
  entity?: EntityModule;
  /** When set, `ui` is rendered in a form with this record. */
  record?: Record<string, unknown>;
  config?: Partial<Config>;
  /** Current path. */
  path?: string;
  /** Role of the signed-in user. Without it, no user is signed in. */
  role?: string;
  messages?: Record<string, unknown>;
  /** Which screens the signed-in user may open. Default: all. */
  canAccess?: NonNullable<AuthProvider['canAccess']>;
}

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** Called with the form's values by the button `FormSubmit`, which is rendered below `ui` in a form. */
  submitted: Mock<(values: Record<string, unknown>) => void>;
  /** Returns the current location. */
  location: () => RouterLocation;
}

export interface RouterLocation {
  pathname: string;
  search: string;
  state?: unknown;
}

const signedInAs = (role: string, canAccess: AppOptions['canAccess']): AuthProvider => {
  const nothing = async (): Promise<void> => undefined;
  const session = { login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing };
  return { ...session, getPermissions: async () => role, ...(canAccess ? { canAccess } : {}) };
};

function TestForm({
  children,
  record,
  onSubmit,
}: {
  children: ReactNode;
  record: object;
  onSubmit: (v: object) => void;
}) {
  return (
    <Form record={record} onSubmit={onSubmit} noValidate>
      {children}
      <button type="submit">Submit</button>
    </Form>
  );
}

/** Renders `ui` in a small app, inside a form if a record is given. */
export function renderInApp(ui: ReactNode, options: AppOptions = {}): RenderedApp {
  const {
    dataProvider = {},
    entity = createTestModule({}),
    record,
    config = {},
    path = '/',
    messages = {},
    role,
    canAccess,
  } = options;
  let current: RouterLocation = { pathname: path, search: '' };
  const submitted = vi.fn<(values: Record<string, unknown>) => void>();
  const submit = (values: object) => submitted(values as Record<string, unknown>);
  const user = userEvent.setup();
  const result = render(
    <TestMemoryRouter initialEntries={[path]} locationCallback={(location) => (current = location)}>
      <AdminContext
        dataProvider={createStubProvider(dataProvider)}
        i18nProvider={polyglotI18nProvider(() => Object.assign({}, english, messages), 'en', [], {
          allowMissing: true,
        })}
        queryClient={createQueryClient()}
        store={memoryStore()}
        {...(role === undefined ? {} : { authProvider: signedInAs(role, canAccess) })}
      >
        <ConfigProvider value={{ ...TEST_CONFIG, ...config }}>
          <EntityModuleProvider value={entity}>
            <ConfirmDialogProvider>
              {record ? (
                <TestForm record={record} onSubmit={submit}>
                  {ui}
                </TestForm>
              ) : (
                ui
              )}
              <Toasts autoHideDuration={TEST_CONFIG.errorToastMs} />
            </ConfirmDialogProvider>
          </EntityModuleProvider>
        </ConfigProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { ...result, user, submitted, location: () => current };
}

export interface RenderedHook<Value> extends RenderedApp {
  /** Returns the last value of the hook. */
  current: () => Value;
}

/** Runs a hook in the small app. */
export function renderHookInApp<Value>(useValue: () => Value, options: AppOptions = {}): RenderedHook<Value> {
  const returned: Value[] = [];
  function Host({ onReturn }: { onReturn: (value: Value) => void }) {
    const value = useValue();
    useLayoutEffect(() => void onReturn(value));
    return null;
  }
  const app = renderInApp(<Host onReturn={(value) => returned.push(value)} />, options);
  return { ...app, current: () => returned.at(-1)! };
}
