import { useState } from 'react';
import { IconButton } from '@mui/material';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import type { InputProps } from '../types';
import { TextControl } from './TextControl';
import { useT } from '../../i18n/useT';

/** Masked until the user asks to see it. `new-password` keeps the staff member's own out of the form. */
export function PasswordInput(props: InputProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const action = shown ? t('password.hide', { field: props.label }) : t('password.show', { field: props.label });
  return (
    <TextControl
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      end={
        <IconButton aria-label={action} title={action} edge="end" size="small" onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
