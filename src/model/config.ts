/** What operations staff may change without a rebuild: the content of `public/config.json`. */
export interface Config {
  /** Where the operator's API is, without a trailing slash: `/steve` or `https://…/steve`. */
  apiBase: string;
  /** Milliseconds after which a request is given up. */
  requestTimeout: number;
  /** Milliseconds between a successful save and leaving the form (CONF-012). */
  formExitDelay: number;
  /** Milliseconds toasts stay. */
  toastSuccess: number;
  toastError: number;
  pageSize: number;
  country: string;
  callingCode: string;
  currency: string;
  currencySymbol: string;
  /** Zone of the operator's clock, as `Asia/Singapore`; without it the browser's own. */
  timeZone?: string;
  /** Language on the first visit: `en` or `zh-Hans`. */
  locale: string;
  flags: {
    webPos: boolean;
    topUp: boolean;
    evcpid: boolean;
    ocpiTokenDisplay: boolean;
    strongPassword: boolean;
    sessionAuth: boolean;
    onlineAuth: boolean;
  };
}
