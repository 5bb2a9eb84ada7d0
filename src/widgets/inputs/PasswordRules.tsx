import { Box } from '@mui/material';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { checkPasswordRules, type PasswordRule, type PasswordFormatName } from '../../model/formRules/passwords';
import { passwordInputTexts } from '../../i18n/en/passwordInputTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';

const TEXTS = {
  length: 'demands.length',
  digit: 'demands.digit',
  small: 'demands.small',
  capital: 'demands.capital',
  special: 'demands.special',
} as const satisfies Record<PasswordRule, string>;

const LIST = { listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
const LINE = { display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption' } as const;

/** Lists the rules for a password and marks the rules that the typed password violates. Updates at each keystroke. */
export function PasswordRules({ format, password }: { format: PasswordFormatName; password: string }) {
  const t = useLazyTextTranslate('password', passwordInputTexts);
  return (
    <Box component="ul" aria-label={t('demands.title')} sx={LIST}>
      {checkPasswordRules(format, password).map(({ rule, minimum, isMet }) => (
        <Box component="li" key={rule} sx={{ ...LINE, color: isMet ? 'success.main' : 'text.secondary' }}>
          {isMet ? (
            <CheckCircle fontSize="inherit" aria-hidden />
          ) : (
            <RadioButtonUnchecked fontSize="inherit" aria-hidden />
          )}
          {t(TEXTS[rule], { least: minimum })}
          <span className="wd-hidden">{t(isMet ? 'demands.met' : 'demands.missing')}</span>
        </Box>
      ))}
    </Box>
  );
}
