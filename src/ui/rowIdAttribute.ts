/** Attribute of a list row with its id, for keyboard navigation and for restoring the focus. */
export const ROW_ID_ATTRIBUTE = 'data-row';
