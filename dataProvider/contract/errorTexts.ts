const FAILED = 'Request failed';
const AGAIN = `${FAILED}, please try again`;
const NETWORK = 'Network error';

/**
 * The texts of errors for which the server sends no message. The first line of each text names the problem in the
 * same words everywhere, which advise to try again only where that may help. The second line names the cause or the
 * remedy. Translations use the same keys.
 */
export const ERROR_TEXTS = {
  failed: AGAIN,
  network: `${NETWORK}\nThe server could not be reached`,
  forbiddenOrigin: `${NETWORK}\nThe security policy of this page blocks %{origin}. Add it to %{variable}`,
  offline: `${NETWORK}\nYou are offline`,
  timeout: `${AGAIN}\nThe server did not answer within %{seconds} seconds`,
  unfinished: 'Not finished yet\nThe server did not finish within %{seconds} seconds',
  html: `${AGAIN}\nThe server answered with a web page instead of data (status %{status})`,
  json: `${AGAIN}\nThe server's answer could not be read`,
  unconfirmed: `${AGAIN}\nThe server answered but did not confirm the change%{answer}`,
  empty: `${AGAIN}\nThe server's answer is empty`,
  unauthorized: `${AGAIN}\nYour session has ended. Please sign in again first`,
  forbidden: `${FAILED}\nYou are not allowed to do this`,
  missing: `${FAILED}\nThis was not found. It may have been deleted`,
  conflict: `${FAILED}\nThis was changed or is in use elsewhere. Please reload first`,
  tooLarge: `${FAILED}\nThis is too large for the server`,
  refused: 'Not saved\nThese values do not fit together',
  server: `${AGAIN}\nThe server has a problem (status %{status})`,
  status: `${FAILED}\nThe server refused the request (status %{status})`,
  shape: `${AGAIN}\n%{title}: the server's answer could not be understood`,
  unsortable: '%{title} cannot be sorted here\nThe server cannot sort this list, and it has more than %{limit} rows',
  odd: `${AGAIN}\nThe server's answer could not be understood`,
} as const;
