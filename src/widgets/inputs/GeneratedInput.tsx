import { useRef, useState } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import Refresh from '@mui/icons-material/Refresh';
import { visuallyHidden } from '@mui/utils';
import { useDataProvider, useEvent } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { Field } from '../../model/entity';
import { useEntityModule } from '../context/entity';
import type { InputProps } from '../types';
import { useTexts } from '../useTexts';
import { useToast } from '../useToast';
import { TextView } from './TextControl';
import { useControl } from './useControl';

/** A text, whatever the server takes for one; an answer without it counts as failed. */
function textIn(data: unknown): string {
  const text = typeof data === 'string' || typeof data === 'number' ? String(data).trim() : '';
  if (text === '') throw new Error();
  return text;
}

/** Asks the server for a new value, one call at a time. A call that fails leaves the old value. */
function useGenerator({ generateCall }: Field, onValue: (text: string) => void) {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  // Beside the state: two clicks in one frame see the same state.
  const running = useRef(false);
  const generate = useEvent(async () => {
    if (running.current || !generateCall) return;
    running.current = true;
    setBusy(true);
    try {
      // Each call may use up a value: it is not repeated, whatever its method.
      onValue(textIn((await dataProvider.send(generateCall, { read: false })).data));
    } catch (error) {
      toast.error(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  });
  return { busy, generate };
}

/**
 * A value of the server's making: it is read and copied, not typed. The button stays in reach of the
 * keyboard while it works, and the new value is read out.
 */
export function GeneratedInput(props: InputProps) {
  const { source, field, disabled } = props;
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const control = useControl(props);
  const [told, setTold] = useState('');
  const { busy, generate } = useGenerator(field, (text) => {
    control.field.onChange(text);
    setTold(text);
  });
  const button = (
    <Button
      type="button"
      size="small"
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Refresh />}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={() => void generate()}
    >
      {texts.word(source, 'generate', field.ui.generate?.label ?? '')}
    </Button>
  );
  return (
    <>
      <TextView {...props} control={control} readOnly counted={false} end={button} />
      <Box component="output" sx={visuallyHidden}>
        {told}
      </Box>
    </>
  );
}
