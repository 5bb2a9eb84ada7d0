/** The settings of saved views. */

/** Returns the setting that contains the views that a user has saved of an entity's list. */
export const getOwnViewsSetting = (owner: string | undefined, entityName: string): string =>
  `views.${owner ?? ''}.${entityName}`;

// The next two are settings that a view has for itself: the user may change them while the view is shown, without
// changing the view or the list without a view.

/** Returns the setting that contains which columns the user shows or hides. */
export const getViewColumnsSetting = (entityName: string, view?: string): string =>
  `columns.${entityName}${view ? `/${view}` : ''}`;

/** Returns the setting that contains the density of the rows. Without a view, it is that of all lists. */
export const getViewDensitySetting = (entityName: string, view?: string): string =>
  view ? `density.${entityName}/${view}` : 'list.density';
