import { useEffect } from 'react';
import { useNavigate, useTranslate } from 'ra-core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRODUCT } from '../model/product';
import { UnpluggedArt } from './UnpluggedArt';
import { useSignOut } from './useSignOut';

/** For an unknown address and for one without access rights; the text speaks of both (AUTH-36 to AUTH-40). */
export function NotFound() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const title = translate('wd.notFound.title');
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, sm: 10 } }}>
      <UnpluggedArt />
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      <Typography component="p" sx={{ maxWidth: '34em' }}>
        {translate('wd.notFound.text')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" onClick={() => navigate('/redirect')}>
          {translate('wd.notFound.home')}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {translate('wd.notFound.switch')}
        </Button>
      </Stack>
    </Stack>
  );
}
