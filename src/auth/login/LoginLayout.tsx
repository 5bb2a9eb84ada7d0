import { claims, picture } from 'virtual:wattdesk/signInBrand';
import { useEffect, type ReactNode } from 'react';
import { useLocale } from 'ra-core';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LanguageMenu } from '../../preferences/LanguageMenu';
import { Logo } from '../../brand/Logo';
import { ThemeMenu } from '../../preferences/ThemeMenu';
import { useHelpLinks } from '../../brand/useHelpLinks';
import { PRODUCT_NAME } from '../../brand/productName';
import { EXTERNAL_LINK_PROPS } from '../../ui/externalLinkProps';

/**
 * The layout of the sign-in page. Wide screens show a brand panel next to the sign-in card. Narrow screens show
 * only the card.
 */
export function LoginLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' }, minHeight: '100dvh' }}>
      <BrandPanel />
      <Stack component="main" sx={{ minWidth: 0, bgcolor: 'background.default' }}>
        <Stack direction="row" sx={{ justifyContent: 'flex-end', p: 1 }}>
          <LanguageMenu />
          <ThemeMenu />
        </Stack>
        <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center', alignContent: 'center', gap: 2, px: 2, pb: 8 }}>
          <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
            <Box sx={{ display: { md: 'none' }, mb: 3 }}>
              <Logo />
            </Box>
            <Typography component="h1" variant="h5" sx={{ mb: 3 }}>
              {title}
            </Typography>
            {children}
          </Paper>
          <HelpLinks />
        </Box>
      </Stack>
    </Box>
  );
}

/** The help links for users who cannot sign in. */
function HelpLinks() {
  const links = useHelpLinks();
  if (links.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 3 }}>
      {links.map(({ key, label, href }) => (
        <Link key={key} href={href} color="textSecondary" {...EXTERNAL_LINK_PROPS}>
          {label}
        </Link>
      ))}
    </Stack>
  );
}

function BrandPanel() {
  const claim = claims[useLocale()] ?? claims['en'];
  return (
    <Box
      component="aside"
      aria-label={PRODUCT_NAME}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        position: 'relative',
        overflow: 'hidden',
        p: 6,
        color: 'brand.onInk',
        bgcolor: 'brand.ink',
      }}
    >
      <Box sx={{ position: 'relative', zIndex: 1 }}>
        <Logo />
      </Box>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      <Typography variant="h4" component="p" sx={{ maxWidth: '15em', fontWeight: 500, position: 'relative' }}>
        {claim}
      </Typography>
    </Box>
  );
}
