/** Props of external links: they open in a new tab, and the other page gets no referrer. */
export const EXTERNAL_LINK_PROPS = { target: '_blank', rel: 'noreferrer' } as const;
