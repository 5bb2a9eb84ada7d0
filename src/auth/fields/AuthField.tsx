import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslate } from 'ra-core';
import { useController, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton } from '../../ui/IconButton';

export interface AuthFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  rules: Pick<RegisterOptions<Values>, 'required' | 'validate'>;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** Whether the input is masked and has a button that reveals the typed text. */
  secret?: boolean;
  inputMode?: 'text' | 'numeric';
  autoFocus?: boolean;
}

/** An input of the sign-in and password forms. It needs no entity, schema rules or record. */
export function AuthField<Values extends FieldValues>(props: AuthFieldProps<Values>) {
  const { control, name, label, rules, autoComplete, secret = false, inputMode, autoFocus } = props;
  const [shown, setShown] = useState(false);
  const { field, fieldState } = useController({ control, name, rules });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      type={secret && !shown ? 'password' : 'text'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ' '}
      fullWidth
      size="medium"
      margin="none"
      slotProps={{
        htmlInput: { inputMode, autoCapitalize: 'none', spellCheck: false },
        ...(secret ? { input: { endAdornment: <ShowToggle shown={shown} onToggle={() => setShown(!shown)} /> } } : {}),
      }}
    />
  );
}

function ShowToggle({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        onClick={onToggle}
        // Prevents the button from taking the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
        label={translate(shown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}
