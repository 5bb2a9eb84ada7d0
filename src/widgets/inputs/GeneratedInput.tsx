import { useEffect, useState } from 'react';
import { Box, Button, CircularProgress, IconButton } from '@mui/material';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Refresh from '@mui/icons-material/Refresh';
import { visuallyHidden } from '@mui/utils';
import { useDataProvider, useEvent, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { isSecretMask } from '../../model/values/maskedSecrets';
import { HIDDEN_SECRET_TEXT, isHiddenSecret } from '../../model/values/secretFields';
import { useOnValuesLoaded } from '../context/valuesLoaded';
import { useConfig } from '../context/config';
import type { InputProps } from '../types';
import { useSendCall } from '../useSendCall';
import { useToast } from '../useToast';
import { TextView } from './TextControl';
import { useInputControl } from './useInputControl';

/** A text, whatever the server takes for one; an answer without it counts as failed. */
function textIn(data: unknown): string {
  const text = typeof data === 'string' || typeof data === 'number' ? String(data).trim() : '';
  if (text === '') throw new Error();
  return text;
}

/** Takes the value along; the notification does not repeat it. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useAppTranslate();
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
    <IconButton type="button" size="small" aria-label={name} title={name} onClick={() => void copy()}>
      <ContentCopy fontSize="small" />
    </IconButton>
  );
}

/** The call for a value, and what was told of it. A call that fails leaves the old value. */
function useGenerated({ source, field }: InputProps, onChange: (text: string) => void, isAuto: boolean) {
  const onArrived = useOnValuesLoaded();
  const [told, setTold] = useState('');
  const [failed, setFailed] = useState(false);
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { generateCall } = field;
  const toast = useToast();
  const { run, isRunning } = useSendCall({
    // Each call may use up a value: it is not repeated, whatever its method.
    send: async () => generateCall && textIn((await dataProvider.send(generateCall, { read: false })).data),
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
  return { run, isRunning, told, failed };
}

/**
 * A value of the server's making: it is read and copied, not typed. The button stays in reach of the
 * keyboard while it works, and the new value is read out.
 */
export function GeneratedInput(props: InputProps) {
  const { field, disabled, label } = props;
  const control = useInputControl(props);
  const isMasked = isSecretMask(field, control.field.value);
  const value = typeof control.field.value === 'string' && !isMasked ? control.field.value : '';
  const config = useConfig();
  const isNew = useRecordContext() === undefined;
  const isAuto = field.ui.serverGenerated?.callOnCreate === true;
  const { run, isRunning, told, failed } = useGenerated(props, control.field.onChange, isAuto);
  const begin = useEvent(() => {
    if (isAuto && isNew && value === '') void run();
  });
  useEffect(() => begin(), [begin]);

  const button = (!isAuto || failed) && (
    <Button
      type="button"
      size="small"
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Refresh />}
      disabled={disabled}
      aria-disabled={isRunning || undefined}
      aria-busy={isRunning}
      onClick={() => void run()}
    >
      {field.ui.serverGenerated?.buttonLabel}
    </Button>
  );
  const copy = value !== '' && !disabled && <CopyButton label={label} text={value} />;
  // The server has one, and does not tell it.
  const isKept = isMasked || (isHiddenSecret(field, config) && !isNew);
  const shown = isKept ? { ...field, ui: { ...field.ui, placeholder: HIDDEN_SECRET_TEXT } } : field;
  return (
    <>
      <TextView
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
      <Box component="output" sx={visuallyHidden}>
        {told}
      </Box>
    </>
  );
}
