/** The product name, shown in the top bar, in the document title and on the sign-in page. */
export { name as PRODUCT_NAME } from 'virtual:wattdesk/brand';
