/** The code of the generated screens: fetched on demand, and ahead of a click where one is likely. */
import { late } from '../ui/late';

export const listScreen = late(() => import('./list/ListScreen').then(({ ListScreen }) => ListScreen));

export const formScreen = late(() => import('./FormView').then(({ FormView }) => FormView));

export const assignmentDialog = late(() =>
  import('./assignment/AssignmentDialog').then(({ AssignmentDialog }) => AssignmentDialog),
);

export const formDialog = late(() => import('./form/FormDialog').then(({ FormDialog }) => FormDialog));
