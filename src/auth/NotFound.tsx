import { useEffect } from 'react';
import { useNavigate } from 'ra-core';
import { notFoundTexts } from '../i18n/en/notFoundTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { PRODUCT_NAME } from '../brand/productName';
import { Button } from '../ui/Button';
import { NotFoundIllustration } from './NotFoundIllustration';
import { useSignOut } from './useSignOut';

/** The 404 page. It is shown for an unknown URL and for a URL without permission. Its text covers both cases. */
export function NotFound() {
  const t = useLazyTextTranslate('notFound', notFoundTexts);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const title = t('title');
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <div className="wd-not-found">
      <NotFoundIllustration />
      <h1>{title}</h1>
      <p>{t('text')}</p>
      <div className="wd-buttons">
        <Button look="contained" onClick={() => navigate('/redirect')}>
          {t('home')}
        </Button>
        {signOut ? (
          <Button look="outlined" onClick={() => void signOut()}>
            {t('switch')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
