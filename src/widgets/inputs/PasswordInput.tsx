import { useState } from 'react';
import { IconButton } from '@mui/material';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { useWatch } from 'react-hook-form';
import { isPasswordFormat, type PasswordFormat } from '../../model/passwords';
import type { InputProps } from '../types';
import { PasswordDemands } from './PasswordDemands';
import { TextControl } from './TextControl';
import { useT } from '../../i18n/useT';

/** What is still missing. Where no password is asked for the list waits for the first key. */
function Demands({ source, format, required }: Pick<InputProps, 'source' | 'required'> & { format: PasswordFormat }) {
  const value: unknown = useWatch({ name: source });
  const password = typeof value === 'string' ? value : '';
  return required || password !== '' ? <PasswordDemands format={format} password={password} /> : null;
}

/** Masked until the user asks to see it. `new-password` keeps the staff member's own out of the form. */
export function PasswordInput(props: InputProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const { source, required, disabled, field } = props;
  const { format } = field;
  const action = shown ? t('password.hide', { field: props.label }) : t('password.show', { field: props.label });
  return (
    <>
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
      {isPasswordFormat(format) && !disabled && <Demands {...{ source, format, required }} />}
    </>
  );
}
