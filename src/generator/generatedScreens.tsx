/** The lazy-loaded code of the generated screens, preloaded when a click is likely. */
import type { EntityModule, Shape } from '../model/entity/entity';
import { lazyComponent, type LazyComponent, type LazyPart } from '../ui/lazyComponent';
import { customSections } from './extensions/extensions';
import type { FormPreload } from './screenLayout/formPreload';
import { DialogLoadError, DialogLoading } from './screenLayout/DialogLoading';
import type { CustomViewProps } from './extensions/extensionProps';
import type { ScreenKind } from './screenKind';

const listScreen = lazyComponent(() => import('./screens/ListScreen').then(({ ListScreen }) => ListScreen), {
  withoutMui: true,
});

export const lazyFormScreen = lazyComponent(() => import('./screens/FormScreen').then(({ FormScreen }) => FormScreen), {
  withoutMui: true,
});

const viewScreen = lazyComponent(() => import('./screens/ViewScreen').then(({ ViewScreen }) => ViewScreen), {
  withoutMui: true,
});

const boardScreen = lazyComponent(
  () =>
    import('./screens/DashboardScreen').then(({ DashboardScreen, preloadDashboard }) => {
      preloadDashboard();
      return DashboardScreen;
    }),
  { withoutMui: true },
);

/** The component of each view for entities without a hand-written one. */
export const generatedScreens: Readonly<Record<ScreenKind, LazyComponent<CustomViewProps>>> = {
  list: listScreen,
  create: lazyFormScreen,
  update: lazyFormScreen,
  view: viewScreen,
  board: boardScreen,
};

const formDialog = lazyComponent(() => import('./screens/FormDialog').then(({ FormDialog }) => FormDialog), {
  LoadingComponent: DialogLoading,
  ErrorComponent: DialogLoadError,
});

/** Only the form code knows which inputs a shape needs. */
const getLazyInputs = async (shape: Shape): Promise<LazyPart[]> =>
  (await import('../widgets/getLazyInputs')).getLazyInputs(shape);

/** Returns the parts of a form that are not loaded yet: inputs of its fields and hand-written sections. */
async function getMissingParts({ entity: { form, shape } }: EntityModule): Promise<LazyPart[]> {
  const named = (form?.sections ?? []).flatMap(({ custom }) => customSections[custom ?? ''] ?? []);
  return [...(await getLazyInputs(shape)), ...named].filter((part) => !part.isLoaded());
}

/** Shapes of forms whose parts are loaded. */
const loadedShapes = new WeakSet<Shape>();

/** Loads the lazy inputs and sections of a form. Failures are shown in the form, with a retry. */
export async function loadFormParts(module: EntityModule): Promise<void> {
  const parts = await getMissingParts(module);
  await Promise.allSettled(parts.map((part) => part.load()));
  if (parts.every((part) => part.isLoaded())) loadedShapes.add(module.entity.shape);
}

/** Whether all parts of an entity's form are loaded, so that it can render at once. */
export const hasLoadedFormParts = ({ entity }: EntityModule): boolean => loadedShapes.has(entity.shape);

export const formPreload: FormPreload = {
  Dialog: formDialog.Component,
  preload: (module) => {
    const screen = module.entity.form?.openAs === 'dialog' ? formDialog : lazyFormScreen;
    return Promise.allSettled([screen.load(), loadFormParts(module)]);
  },
};
