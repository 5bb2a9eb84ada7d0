import { useEffect } from 'react';
import { useNavigate } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { PRODUCT_NAME } from '../brand/productName';
import { Button } from '../ui/Button';
import { NotFoundIllustration } from './NotFoundIllustration';
import { useSignOut } from './useSignOut';

/** The 404 page. It is shown for an unknown URL and for a URL without permission. Its text covers both cases. */
export function NotFound() {
  const t = useAppTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const title = t('notFound.title');
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <div className="wd-not-found">
      <NotFoundIllustration />
      <h1>{title}</h1>
      <p>{t('notFound.text')}</p>
      <div className="wd-buttons">
        <Button look="contained" onClick={() => navigate('/redirect')}>
          {t('notFound.home')}
        </Button>
        {signOut ? (
          <Button look="outlined" onClick={() => void signOut()}>
            {t('notFound.switch')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
