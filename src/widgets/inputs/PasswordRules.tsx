import { Box } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { checkPasswordRules, type PasswordRule, type PasswordFormatName } from '../../model/formRules/passwords';
import { useAppTranslate } from '../../i18n/useAppTranslate';

const TEXTS = {
  length: 'password.demands.length',
  digit: 'password.demands.digit',
  small: 'password.demands.small',
  capital: 'password.demands.capital',
  special: 'password.demands.special',
} as const satisfies Record<PasswordRule, string>;

const LIST = { listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
const LINE = { display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption' } as const;

/** Lists the rules for a password and marks the rules that the typed password violates. Updates at each keystroke. */
export function PasswordRules({ format, password }: { format: PasswordFormatName; password: string }) {
  const t = useAppTranslate();
  return (
    <Box component="ul" aria-label={t('password.demands.title')} sx={LIST}>
      {checkPasswordRules(format, password).map(({ rule, minimum, isMet }) => (
        <Box component="li" key={rule} sx={{ ...LINE, color: isMet ? 'success.main' : 'text.secondary' }}>
          {isMet ? (
            <CheckCircle fontSize="inherit" aria-hidden />
          ) : (
            <RadioButtonUnchecked fontSize="inherit" aria-hidden />
          )}
          {t(TEXTS[rule], { least: minimum })}
          <span className="wd-hidden">{t(isMet ? 'password.demands.met' : 'password.demands.missing')}</span>
        </Box>
      ))}
    </Box>
  );
}
