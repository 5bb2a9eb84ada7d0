/** The lazy-loaded components of the generated screens. Their code is preloaded when a click on a link is likely. */
import type { EntityModule, ObjectShape } from '../model/entity/entity';
import { lazyComponent, type LazyComponent, type LazyCode } from '../ui/lazyComponent';
import { customSections } from './extensions/extensions';
import type { FormPreload } from './screenLayout/formPreload';
import { DialogLoadErrorHandler, DialogLoading } from './screenLayout/DialogLoading';
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

/**
 * The generated component of each view. An entity uses it unless its schema names a hand-written screen for this
 * view.
 */
export const generatedScreens: Readonly<Record<ScreenKind, LazyComponent<CustomViewProps>>> = {
  list: listScreen,
  create: lazyFormScreen,
  update: lazyFormScreen,
  view: viewScreen,
  board: boardScreen,
};

const formDialog = lazyComponent(
  () => import('./screens/EntityFormDialog').then(({ EntityFormDialog }) => EntityFormDialog),
  {
    LoadingComponent: DialogLoading,
    ErrorComponent: DialogLoadErrorHandler,
  },
);

/**
 * Returns the lazy-loaded inputs that the fields of a form need. The function that determines these inputs is
 * itself lazy-loaded with the code of forms.
 */
const getLazyInputs = async (shape: ObjectShape): Promise<LazyCode[]> =>
  (await import('../widgets/getLazyInputs')).getLazyInputs(shape);

/** Returns the lazy-loaded inputs and hand-written sections of a form whose code is not loaded yet. */
async function getMissingParts({ entity: { form, shape } }: EntityModule): Promise<LazyCode[]> {
  const named = (form?.sections ?? []).flatMap(({ custom }) => customSections[custom ?? ''] ?? []);
  return [...(await getLazyInputs(shape)), ...named].filter((part) => !part.isLoaded());
}

/** The shapes (field definitions) of the forms whose lazy-loaded inputs and sections are loaded. */
const loadedShapes = new WeakSet<ObjectShape>();

/**
 * Loads the lazy-loaded inputs and sections of a form. If loading fails, the form shows the error with a retry
 * button.
 */
export async function loadFormParts(module: EntityModule): Promise<void> {
  const parts = await getMissingParts(module);
  await Promise.allSettled(parts.map((part) => part.load()));
  if (parts.every((part) => part.isLoaded())) loadedShapes.add(module.entity.shape);
}

/**
 * Whether all lazy-loaded inputs and sections of an entity's form are loaded. Only then can the form render in one
 * step.
 */
export const hasLoadedFormParts = ({ entity }: EntityModule): boolean => loadedShapes.has(entity.shape);

export const formPreload: FormPreload = {
  Dialog: formDialog.Component,
  preload: (module) => {
    const screen = module.entity.form?.openAs === 'dialog' ? formDialog : lazyFormScreen;
    return Promise.allSettled([screen.load(), loadFormParts(module)]);
  },
};
