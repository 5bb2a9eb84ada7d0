/** English texts of the 404 page. They are lazy-loaded with it. */

export const notFoundTexts = {
  title: 'Page not found',
  text: 'Sorry, you do not have access rights or the url is incorrect. Please contact your administrator!',
  home: 'Back to Home',
  switch: 'Switch Account',
};
