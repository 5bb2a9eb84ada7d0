/**
 * The files of the product's hand-written sections, dialogs, screens, pages and resources, by path. The module `extensions`
 * creates lazy-loaded components from these files. The files of hand-written widgets are listed in
 * `widgets/widgetFiles`.
 */
export const customSectionFiles = import.meta.glob('@product/pages/**/*.section.tsx', { import: 'Section' });
export const customDialogFiles = import.meta.glob('@product/pages/**/*.action.tsx', { import: 'Dialog' });
export const customViewFiles = import.meta.glob('@product/pages/**/*.view.tsx', { import: 'View' });
export const customPageFiles = import.meta.glob('@product/pages/**/*.page.tsx', { import: 'Page' });
export const customResourceFiles = import.meta.glob('@product/pages/**/*.resource.tsx', { import: 'resource' });
