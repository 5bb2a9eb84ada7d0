import { useState } from 'react';
import { getPreloadHandlers, lazyComponent } from '../../ui/lazyComponent';

const openPicture = lazyComponent(() => import('./PictureDialog').then(({ PictureDialog }) => PictureDialog));

/** A thumbnail. A click on it opens the picture in full size. */
export function Thumbnail({ src, alt }: { src: string | undefined; alt: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="wd-picture"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
        {...getPreloadHandlers(openPicture)}
      >
        <img src={src} alt={alt} />
      </button>
      {wasOpened && <openPicture.Component src={src} alt={alt} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
