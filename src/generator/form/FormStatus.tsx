import { useRef } from 'react';
import { HttpError } from 'ra-core';
import { useFormState } from 'react-hook-form';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { getMessageLanguage, getTransportErrorText, useErrorMessage } from '../../i18n/useErrorMessage';
import { formStatusTexts } from '../../i18n/en/formStatusTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import { LongText } from '../../ui/LongText';
import { MessageText } from '../../ui/MessageText';
import { focusNextError } from '../formRules/formFocus';
import { FORM_ERROR_KEY } from '../formRules/formResolver';
import { getErrorPaths } from '../formRules/formErrorPaths';
import type { FormFailure } from './useSubmit';

interface Props {
  /** The error of the last failed save or action. */
  failure: FormFailure | undefined;
  /**
   * Whether the last save was rejected because of field errors. Before the first save attempt, this component shows
   * no field errors.
   */
  isRefused: boolean;
}

const isServerText = (error: Error): boolean =>
  error instanceof HttpError && error.message !== '' && !getTransportErrorText(error);

interface FailureTextProps {
  text: string;
  error: Error;
  /** The end of the text. */
  reason: string;
}

/** A text of the app that ends with a message of the server, which may be in another language. */
function FailureText({ text, error, reason }: FailureTextProps) {
  const language = getMessageLanguage(error);
  if (language === undefined) return <LongText text={text} />;
  return (
    <>
      {text.slice(0, -reason.length)}
      <MessageText text={reason} language={language} />
    </>
  );
}

/**
 * Shows beside the Save button why the form could not be saved. This is either the number of fields with errors,
 * with buttons that jump to these fields, or the error of the last save or action. A toast may disappear before the
 * user has read it, but this message stays until the next attempt.
 */
export function FormStatus({ failure, isRefused }: Props) {
  const translate = useAppTranslate();
  const t = useLazyTextTranslate('form.status', formStatusTexts);
  const getText = useErrorMessage();
  const containerRef = useRef<HTMLDivElement>(null);
  const paths = getErrorPaths(useFormState().errors).filter((path) => path !== FORM_ERROR_KEY);
  const go = (step: 1 | -1): void => {
    const form = containerRef.current?.closest('form');
    if (form) focusNextError(form, new Set(paths.map((path) => path.split('.')[0] ?? path)), step);
  };
  const getReason = ({ error }: FormFailure): string => getText(error) || translate('error.failed');
  const getFailureText = (failed: FormFailure): string => {
    const { error, performedAction } = failed;
    const reason = getReason(failed);
    if (!performedAction) return t(isServerText(error) ? 'refusedByServer' : 'notSaved', { reason });
    const { action, label } = performedAction;
    if (action.failureTitle !== undefined) return `${action.failureTitle}: ${reason}`;
    return t('actionFailed', { action: label, reason });
  };
  const hasFaults = isRefused && paths.length > 0;
  return (
    <div ref={containerRef} className="wd-form-status" data-told={failure || hasFaults ? '' : undefined}>
      {/* The failure message is not in a live region, because the toast has already announced it. */}
      {failure && (
        <div className="wd-form-failure">
          <ErrorOutlined fontSize="small" />
          <div>
            <FailureText text={getFailureText(failure)} error={failure.error} reason={getReason(failure)} />
            <div className="wd-quiet">{t('kept')}</div>
          </div>
        </div>
      )}
      <div className="wd-form-faults">
        <output>{hasFaults ? t('attention', { smart_count: paths.length }) : ''}</output>
        {hasFaults && (
          <span>
            <IconButton size="small" label={t('faultBefore')} onClick={() => go(-1)}>
              <KeyboardArrowUp fontSize="small" />
            </IconButton>
            <IconButton size="small" label={t('faultNext')} onClick={() => go(1)}>
              <KeyboardArrowDown fontSize="small" />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
