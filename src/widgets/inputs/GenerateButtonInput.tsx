import { useEffect, useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Refresh from '@mui/icons-material/Refresh';
import { useDataProvider, useEvent, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';
import { isSecretMask } from '../../model/values/maskedSecrets';
import { HIDDEN_SECRET_TEXT, isHiddenSecret } from '../../model/values/secretFields';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useOnValuesLoaded } from '../context/valuesLoaded';
import { useConfig } from '../context/config';
import type { InputProps } from '../types';
import { useSendCall } from '../useSendCall';
import { useToast } from '../useToast';
import { ControlledTextInput } from './TextControl';
import { useInputControl } from './useInputControl';

/**
 * Returns the generated text in a response.
 * @throws Error if the response contains no text
 */
function getTextOfResponse(data: unknown): string {
  const text = typeof data === 'string' || typeof data === 'number' ? String(data).trim() : '';
  if (text === '') throw new Error();
  return text;
}

/** A button that copies the value to the clipboard. The notification does not contain the value. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useTextTranslate(inputTexts);
  const toast = useToast();
  const name = t('generated.copy', { field: label });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('generated.copied'));
    } catch {
      toast.error(t('generated.notCopied'));
    }
  };
  return (
    <IconButton size="small" label={name} onClick={() => void copy()}>
      <ContentCopy fontSize="small" />
    </IconButton>
  );
}

/**
 * Requests a new value from the server and stores it in the form. If the request fails, the form keeps its previous
 * value.
 */
function useGenerated({ source, field }: InputProps, onChange: (text: string) => void, isAuto: boolean) {
  const onArrived = useOnValuesLoaded();
  const [message, setTold] = useState('');
  const [failed, setFailed] = useState(false);
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { generateCall } = field;
  const toast = useToast();
  const { run, isRunning } = useSendCall({
    // Each request may consume a value on the server. The request is therefore never retried automatically,
    // whatever its HTTP method.
    send: async () => generateCall && getTextOfResponse((await dataProvider.send(generateCall, { read: false })).data),
    onDone: (text) => {
      if (text === undefined) return;
      if (isAuto) onArrived({ [source]: text });
      onChange(text);
      setTold(text);
      setFailed(false);
    },
    onFailed: (error) => {
      setFailed(true);
      toast.error(error);
    },
  });
  return { run, isRunning, told: message, failed };
}

/**
 * A value that the server generates. The user can read and copy the value but not type it. The button remains
 * focusable while the request is pending, and screen readers announce the new value.
 */
export function GenerateButtonInput(props: InputProps) {
  const { field, disabled, label } = props;
  const control = useInputControl(props);
  const isMasked = isSecretMask(field, control.field.value);
  const value = typeof control.field.value === 'string' && !isMasked ? control.field.value : '';
  const config = useConfig();
  const isNew = useRecordContext() === undefined;
  const isAuto = field.ui.serverGenerated?.callOnCreate === true;
  const { run, isRunning, told: message, failed } = useGenerated(props, control.field.onChange, isAuto);
  const start = useEvent(() => {
    if (isAuto && isNew && value === '') void run();
  });
  useEffect(() => start(), [start]);

  const button = (!isAuto || failed) && (
    <Button
      size="small"
      icon={isRunning ? <span className="wd-turning" /> : <Refresh />}
      disabled={disabled}
      aria-disabled={isRunning || undefined}
      aria-busy={isRunning}
      onClick={() => void run()}
    >
      {field.ui.serverGenerated?.buttonLabel}
    </Button>
  );
  const copy = value !== '' && !disabled && <CopyButton label={label} text={value} />;
  // Whether the server has a value that it does not send to the browser.
  const isKept = isMasked || (isHiddenSecret(field, config) && !isNew);
  const shown = isKept ? { ...field, ui: { ...field.ui, placeholder: HIDDEN_SECRET_TEXT } } : field;
  return (
    <>
      <ControlledTextInput
        {...props}
        field={shown}
        control={{ ...control, field: { ...control.field, value } }}
        readOnly
        showsPlaceholder={isKept}
        showsCounter={false}
        endAdornment={
          <>
            {copy}
            {button}
          </>
        }
      />
      <output className="wd-hidden">{message}</output>
    </>
  );
}
