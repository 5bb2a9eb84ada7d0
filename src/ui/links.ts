/** A link out of the app: what is typed here stays open, and the other page learns nothing of this one. */
export const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;
