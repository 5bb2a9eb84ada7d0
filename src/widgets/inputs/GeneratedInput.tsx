import { useState } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import Refresh from '@mui/icons-material/Refresh';
import { visuallyHidden } from '@mui/utils';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { InputProps } from '../types';
import { useCall } from '../useCall';
import { TextView } from './TextControl';
import { useControl } from './useControl';

/** A text, whatever the server takes for one; an answer without it counts as failed. */
function textIn(data: unknown): string {
  const text = typeof data === 'string' || typeof data === 'number' ? String(data).trim() : '';
  if (text === '') throw new Error();
  return text;
}

/**
 * A value of the server's making: it is read and copied, not typed. The button stays in reach of the
 * keyboard while it works, and the new value is read out.
 */
export function GeneratedInput(props: InputProps) {
  const { field, disabled } = props;
  const control = useControl(props);
  const [told, setTold] = useState('');
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { generateCall } = field;
  const { run, isRunning } = useCall({
    // Each call may use up a value: it is not repeated, whatever its method.
    send: async () => generateCall && textIn((await dataProvider.send(generateCall, { read: false })).data),
    // A call that fails leaves the old value.
    onDone: (text) => {
      control.field.onChange(text);
      setTold(text ?? '');
    },
  });
  const button = (
    <Button
      type="button"
      size="small"
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Refresh />}
      disabled={disabled}
      aria-disabled={isRunning || undefined}
      aria-busy={isRunning}
      onClick={() => void run()}
    >
      {field.ui.generate?.label}
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
