import './noticePicture.css';

const SIGNS = {
  /** A plus sign: nothing was created yet. */
  new: (
    <>
      <circle cx="70" cy="44" r="12" />
      <path d="M70 39v10M65 44h10" />
    </>
  ),
  /** A magnifying glass: nothing was found. */
  search: (
    <>
      <circle cx="68" cy="40" r="13" />
      <path d="M78 50l9 9" />
    </>
  ),
  /** An exclamation mark: nothing could be loaded. */
  failed: (
    <>
      <circle cx="70" cy="44" r="12" />
      <path d="M70 38v7M70 50v.01" />
    </>
  ),
};

/** The decorative picture of a notice that replaces rows or a record: an empty sheet with a sign. */
export const NoticePicture = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 96 64" aria-hidden className="wd-empty-picture" strokeLinecap="round" strokeLinejoin="round">
    <rect x="14" y="6" width="56" height="52" rx="6" />
    <path d="M24 20h22M24 32h36M24 44h28" opacity=".35" />
    <g className={sign === 'failed' ? 'wd-empty-front wd-empty-failed' : 'wd-empty-front'}>{SIGNS[sign]}</g>
  </svg>
);
