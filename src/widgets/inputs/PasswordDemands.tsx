import { Box } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { visuallyHidden } from '@mui/utils';
import { demandsOn, type Demand, type PasswordFormat } from '../../model/rules/passwords';
import { useT } from '../../i18n/useT';

const TEXTS = {
  length: 'password.demands.length',
  digit: 'password.demands.digit',
  small: 'password.demands.small',
  capital: 'password.demands.capital',
  special: 'password.demands.special',
} as const satisfies Record<Demand, string>;

const LIST = { listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
const LINE = { display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption' } as const;

/** What a password must have, and what of it is still missing; it follows each key. */
export function PasswordDemands({ format, password }: { format: PasswordFormat; password: string }) {
  const t = useT();
  return (
    <Box component="ul" aria-label={t('password.demands.title')} sx={LIST}>
      {demandsOn(format, password).map(({ demand, least, met }) => (
        <Box component="li" key={demand} sx={{ ...LINE, color: met ? 'success.main' : 'text.secondary' }}>
          {met ? (
            <CheckCircle fontSize="inherit" aria-hidden />
          ) : (
            <RadioButtonUnchecked fontSize="inherit" aria-hidden />
          )}
          {t(TEXTS[demand], { least })}
          <span style={visuallyHidden}>{t(met ? 'password.demands.met' : 'password.demands.missing')}</span>
        </Box>
      ))}
    </Box>
  );
}
