/** The product's name: it stands in the top bar, in the browser's tab and on the sign-in page. */
export const PRODUCT_NAME = 'Wattdesk';
