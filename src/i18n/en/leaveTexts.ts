/** English texts of the question about unsaved changes. They are lazy-loaded with forms. */

export const leaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes have not been saved and will be lost.',
  confirm: 'Leave',
  cancel: 'Stay',
};
