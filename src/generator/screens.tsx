/** The code of the generated screens: fetched on demand, and ahead of a click where one is likely. */
import type { EntityModule, Shape } from '../model/entity/entity';
import { late, type Late, type LatePart } from '../ui/late';
import { customSections } from './extensions/extensions';
import type { FormAhead, FormDialogProps } from './shell/formAhead';
import { DialogFailure, DialogWaiting } from './shell/DialogWaiting';
import type { CustomViewProps } from './extensions/extensionProps';
import type { ScreenKind } from './screenKind';

const listScreen = late<CustomViewProps>(() => import('./screens/ListScreen').then(({ ListScreen }) => ListScreen), {
  plain: true,
});

export const formScreen = late<CustomViewProps>(
  () => import('./screens/FormScreen').then(({ FormScreen }) => FormScreen),
  {
    plain: true,
  },
);

const viewScreen = late<CustomViewProps>(() => import('./screens/ViewScreen').then(({ ViewScreen }) => ViewScreen), {
  plain: true,
});

const boardScreen = late<CustomViewProps>(
  () =>
    import('./screens/BoardScreen').then(({ BoardScreen, warmBoard }) => {
      warmBoard();
      return BoardScreen;
    }),
  { plain: true },
);

/** What draws each view of an entity that has none of its own. */
export const generatedScreens: Readonly<Record<ScreenKind, Late<CustomViewProps>>> = {
  list: listScreen,
  create: formScreen,
  update: formScreen,
  view: viewScreen,
  board: boardScreen,
};

const formDialog = late<FormDialogProps>(() => import('./screens/FormDialog').then(({ FormDialog }) => FormDialog), {
  Waiting: DialogWaiting,
  Failed: DialogFailure,
});

/** Which inputs a shape needs is known by the code of forms alone. */
const inputsOf = async (shape: Shape): Promise<LatePart[]> => (await import('../widgets/lateInputs')).lateInputs(shape);

/** What a form shows and is not there yet: inputs of its fields and hand-written sections. */
async function partsOf({ entity: { form, shape } }: EntityModule): Promise<LatePart[]> {
  const named = (form?.sections ?? []).flatMap(({ custom }) => customSections[custom ?? ''] ?? []);
  return [...(await inputsOf(shape)), ...named].filter((part) => !part.isThere());
}

/** Shapes of forms whose parts are there. */
const loadedShapes = new WeakSet<Shape>();

/** A failure is told in the form, at the place of what is missing, which asks again. */
export async function loadParts(module: EntityModule): Promise<void> {
  const parts = await partsOf(module);
  await Promise.allSettled(parts.map((part) => part.load()));
  if (parts.every((part) => part.isThere())) loadedShapes.add(module.entity.shape);
}

/** Whether the parts of an entity's form were loaded before: it can be drawn at once. */
export const hasLoadedParts = ({ entity }: EntityModule): boolean => loadedShapes.has(entity.shape);

export const formAhead: FormAhead = {
  Dialog: formDialog.Component,
  warm: (module) => {
    const screen = module.entity.form?.presentation === 'dialog' ? formDialog : formScreen;
    return Promise.allSettled([screen.load(), loadParts(module)]);
  },
};
