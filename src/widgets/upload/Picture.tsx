import { useState } from 'react';
import { ahead, late } from '../../ui/late';
import type { OpenPictureProps } from './OpenPicture';

const openPicture = late<OpenPictureProps>(() => import('./OpenPicture').then(({ OpenPicture }) => OpenPicture));

/** A thumbnail that opens the whole picture. */
export function Picture({ src, alt }: { src: string | undefined; alt: string }) {
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
        {...ahead(openPicture)}
      >
        <img src={src} alt={alt} />
      </button>
      {wasOpened && <openPicture.Component src={src} alt={alt} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
