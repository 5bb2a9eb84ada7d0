/**
 * Attribute of a list row that contains the id of its record. Keyboard navigation uses it, and so does the code
 * that restores the focus.
 */
export const ROW_ID_ATTRIBUTE = 'data-row';
