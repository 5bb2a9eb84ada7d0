import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import { LongText } from '../../ui/LongText';
import { focusNextError } from '../rules/formFocus';
import { FORM_ERROR_KEY } from '../rules/formResolver';
import { getErrorPaths } from '../rules/formErrorPaths';

interface Props {
  /** Why the last save has failed. */
  failure: Error | undefined;
  /** Whether the last save was refused because of fields: before that, nobody has asked. */
  isRefused: boolean;
}

/**
 * Beside Save, what keeps the form from being saved: the fields that need attention, with jumps to them, or
 * why the last try has failed. A toast goes before everybody has read it; this stays until the next try.
 */
export function FormStatus({ failure, isRefused }: Props) {
  const t = useAppTranslate();
  const textOf = useErrorMessage();
  const place = useRef<HTMLDivElement>(null);
  const paths = getErrorPaths(useFormState().errors).filter((path) => path !== FORM_ERROR_KEY);
  const go = (step: 1 | -1): void => {
    const form = place.current?.closest('form');
    if (form) focusNextError(form, new Set(paths.map((path) => path.split('.')[0] ?? path)), step);
  };
  const hasFaults = isRefused && paths.length > 0;
  return (
    <div ref={place} className="wd-form-status" data-told={failure || hasFaults ? '' : undefined}>
      {/* Not told again: the toast has said it. */}
      {failure && (
        <div className="wd-form-failure">
          <ErrorOutlined fontSize="small" />
          <div>
            <LongText text={t('form.notSaved', { reason: textOf(failure) || t('error.failed') })} />
            <div className="wd-quiet">{t('form.kept')}</div>
          </div>
        </div>
      )}
      <div className="wd-form-faults">
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
      </div>
    </div>
  );
}
