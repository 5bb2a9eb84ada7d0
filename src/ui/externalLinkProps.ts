/** Props of external links. Such links open in a new tab and send no referrer to the other site. */
export const EXTERNAL_LINK_PROPS = { target: '_blank', rel: 'noreferrer' } as const;
