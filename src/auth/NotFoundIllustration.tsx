/** The decorative illustration of the 404 page: a signpost of which one arm points nowhere. */
export const NotFoundIllustration = () => (
  <svg viewBox="0 0 240 96" aria-hidden className="wd-signpost" strokeLinecap="round" strokeLinejoin="round">
    <path d="M120 6v8M120 38v8M120 70v20M92 90h56" />
    <path d="M84 14h66l14 12-14 12H84z" />
    <path d="M156 46H92L78 58l14 12h64z" opacity=".5" strokeDasharray="8 8" />
  </svg>
);
