/** English texts of the breadcrumb. They are lazy-loaded with it. */

export const breadcrumbTexts = { label: 'Breadcrumb' };
