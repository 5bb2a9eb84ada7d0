import { useState, type ReactNode } from 'react';
import Clear from '@mui/icons-material/Clear';
import Undo from '@mui/icons-material/Undo';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { isPasswordFormatName } from '../../model/formRules/passwords';
import { IconButton } from '../../ui/IconButton';
import type { InputProps } from '../types';
import { PasswordRules } from './PasswordRules';
import { ControlledTextInput } from './TextControl';
import { useStoredSecret } from './useStoredSecret';
import { passwordInputTexts } from '../../i18n/en/passwordInputTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';

const HELP = {
  none: undefined,
  kept: 'typing',
  replaced: 'replaced',
  removed: 'removed',
} as const;

interface ToolProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ name, onClick, children }: ToolProps) => (
  <IconButton label={name} size="small" onClick={onClick}>
    {children}
  </IconButton>
);

/**
 * Input for a secret. The typed text is masked until the user reveals it. A stored value is never shown; typed text
 * replaces it. `autocomplete="new-password"` prevents the browser from filling in the user's own password.
 */
export function PasswordInput(props: InputProps) {
  const { field, label, required, disabled, helperText } = props;
  const t = useLazyTextTranslate('password', passwordInputTexts);
  const [isShown, setIsShown] = useState(false);
  const { control, state, keep, remove } = useStoredSecret(props);
  const typed = typeof control.field.value === 'string' ? control.field.value : '';
  const isTyped = state === 'none' || state === 'replaced';
  const help = HELP[state];
  const placeholder = state === 'kept' ? t('set') : field.ui.placeholder;
  const shown = placeholder === undefined ? field : { ...field, ui: { ...field.ui, placeholder } };
  const tools = !disabled && (
    <>
      {(state === 'replaced' || state === 'removed') && (
        <Tool name={t('keep', { field: label })} onClick={keep}>
          <Undo fontSize="small" />
        </Tool>
      )}
      {state === 'kept' && remove && (
        <Tool name={t('remove', { field: label })} onClick={remove}>
          <Clear fontSize="small" />
        </Tool>
      )}
      {isTyped && (
        <Tool name={t(isShown ? 'hide' : 'show', { field: label })} onClick={() => setIsShown(!isShown)}>
          {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </Tool>
      )}
    </>
  );
  const { format } = field;
  // For a required password the list of rules is shown at once, for an optional password from the first keystroke
  // on.
  const isDemanded = isPasswordFormatName(format) && !disabled && state !== 'kept' && (required || typed !== '');
  return (
    <>
      <ControlledTextInput
        {...props}
        field={shown}
        control={control}
        type={isTyped && isShown ? 'text' : 'password'}
        autoComplete="new-password"
        showsPlaceholder={state === 'kept'}
        endAdornment={tools || undefined}
        {...(helperText === undefined && help !== undefined ? { helperText: t(help) } : {})}
      />
      {isDemanded && <PasswordRules format={format} password={typed} />}
    </>
  );
}
