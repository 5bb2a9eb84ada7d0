/** The decorative illustration of the 404 page: an unplugged plug. */
export const NotFoundIllustration = () => (
  <svg viewBox="0 0 240 80" aria-hidden className="wd-unplugged" strokeLinecap="round" strokeLinejoin="round">
    <path d="M4 52c22 0 22-24 44-24s14 12 30 12" />
    <path d="M78 26h14a14 14 0 0 1 14 14 14 14 0 0 1-14 14H78z" />
    <path d="M106 34h12M106 46h12" />
    <path d="M162 26h-14a14 14 0 0 0 0 28h14z" />
    <path d="M162 40c16 0 8 12 30 12s22-24 44-24" />
    <path d="M126 22l-4-8M132 20v-9M138 22l4-8" opacity=".5" />
  </svg>
);
