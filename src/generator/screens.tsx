/** The code of the generated screens: fetched on demand, and ahead of a click where one is likely. */
import { createChunk } from './chunk';
import type { CustomViewProps } from './extensions';

export const listScreen = createChunk(() => import('./list/ListScreen').then((module) => module.ListScreen));

export const formScreen = createChunk(async () => {
  const { FormScreen } = await import('./form/FormScreen');
  return ({ entity, view, reading }: CustomViewProps) =>
    view === 'list' ? null : <FormScreen entity={entity} view={view} reading={reading} />;
});

export const assignmentDialog = createChunk(() =>
  import('./assignment/AssignmentDialog').then((module) => module.AssignmentDialog),
);

export const formDialog = createChunk(() => import('./form/FormDialog').then((module) => module.FormDialog));
