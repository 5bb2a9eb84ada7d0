import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Box } from '@mui/material';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { useFailureText } from '../../i18n/useFailureText';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { LongText } from '../../ui/LongText';
import { focusNextFault } from '../rules/focus';
import { WHOLE_FORM } from '../rules/resolver';
import { errorPaths } from '../rules/shownErrors';

interface Props {
  /** Why the last save has failed. */
  failure: Error | undefined;
  /** Whether the last save was refused because of fields: before that, nobody has asked. */
  isRefused: boolean;
}

const PLACE = { flexGrow: 1, flexShrink: 1, minWidth: 0, alignSelf: 'center', fontSize: 14, lineHeight: 1.43 } as const;
const LINE = { display: 'flex', alignItems: 'center', gap: 1, color: 'error.main', overflowWrap: 'anywhere' } as const;

/**
 * Beside Save, what keeps the form from being saved: the fields that need attention, with jumps to them, or
 * why the last try has failed. A toast goes before everybody has read it; this stays until the next try.
 */
export function FormStatus({ failure, isRefused }: Props) {
  const t = useT();
  const textOf = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  const paths = errorPaths(useFormState().errors).filter((path) => path !== WHOLE_FORM);
  const go = (step: 1 | -1): void => {
    const form = place.current?.closest('form');
    if (form) focusNextFault(form, new Set(paths.map((path) => path.split('.')[0] ?? path)), step);
  };
  const hasFaults = isRefused && paths.length > 0;
  return (
    <Box ref={place} sx={{ ...PLACE, flexBasis: failure || hasFaults ? 240 : 0 }}>
      {/* Not told again: the toast has said it. */}
      {failure && (
        <Box sx={{ ...LINE, alignItems: 'flex-start' }}>
          <ErrorOutlined fontSize="small" />
          <div>
            <LongText text={t('form.notSaved', { reason: textOf(failure) || t('error.failed') })} />
            <Box sx={{ color: 'text.secondary' }}>{t('form.kept')}</Box>
          </div>
        </Box>
      )}
      <Box sx={LINE}>
        <output>{hasFaults ? t('form.attention', { smart_count: paths.length }) : ''}</output>
        {hasFaults && (
          <span>
            <IconButton size="small" label={t('form.faultBefore')} onClick={() => go(-1)}>
              <KeyboardArrowUp fontSize="small" />
            </IconButton>
            <IconButton size="small" label={t('form.faultNext')} onClick={() => go(1)}>
              <KeyboardArrowDown fontSize="small" />
            </IconButton>
          </span>
        )}
      </Box>
    </Box>
  );
}
