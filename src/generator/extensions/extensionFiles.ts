/**
 * The files of hand-written sections, dialogs, screens, pages and resources, by path. The module `extensions`
 * creates lazy-loaded components from these files. The files of hand-written widgets are listed in
 * `widgets/widgetFiles`.
 */
export const sectionFiles = import.meta.glob('../../pages/**/*.section.tsx', { import: 'Section' });
export const dialogFiles = import.meta.glob('../../pages/**/*.action.tsx', { import: 'Dialog' });
export const viewFiles = import.meta.glob('../../pages/**/*.view.tsx', { import: 'View' });
export const pageFiles = import.meta.glob('../../pages/**/*.page.tsx', { import: 'Page' });
export const resourceFiles = import.meta.glob('../../pages/**/*.resource.tsx', { import: 'resource' });
