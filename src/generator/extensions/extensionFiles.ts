/**
 * The files of hand-written parts, by path; `extensions` creates lazy components from them. Widgets are in
 * `widgets/widgetFiles`.
 */
export const sectionFiles = import.meta.glob('../../pages/**/*.section.tsx', { import: 'Section' });
export const dialogFiles = import.meta.glob('../../pages/**/*.action.tsx', { import: 'Dialog' });
export const viewFiles = import.meta.glob('../../pages/**/*.view.tsx', { import: 'View' });
export const pageFiles = import.meta.glob('../../pages/**/*.page.tsx', { import: 'Page' });
export const resourceFiles = import.meta.glob('../../pages/**/*.resource.tsx', { import: 'resource' });
