/** The product name, shown in the top bar, in the document title and on the sign-in page. */
export const PRODUCT_NAME = 'Wattdesk';
