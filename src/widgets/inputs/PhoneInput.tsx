import { useCallback, useMemo, useState } from 'react';
import { NativeSelect } from '@mui/material';
import { MAX_PHONE_DIGITS } from '../../model/formRules/commonFormats';
import { useConfig } from '../context/config';
import type { InputProps } from '../types';
import { getCallingCodes, joinPhone, splitPhone, type PhoneParts } from './phoneNumbers';
import { ControlledTextInput } from './TextControl';
import { useInputControl } from './useInputControl';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';

/**
 * Input for a telephone number: the calling code and the number are separate controls but one form value. If the
 * user types or pastes a number that begins with `+`, its calling code is selected. The typed text is shown as long
 * as it represents the form value, so that it may contain spaces.
 */
export function PhoneInput(props: InputProps) {
  const t = useTextTranslate(inputTexts);
  const { callingCode } = useConfig();
  const { disabled, label } = props;
  const control = useInputControl(props);
  const { value } = control.field;
  const [typed, setTyped] = useState<PhoneParts>();
  const parts = typed && joinPhone(typed) === value ? typed : splitPhone(value, callingCode);
  const codes = useMemo(() => [...new Set([...getCallingCodes(), parts.code])], [parts.code]);

  const accept = useCallback(
    (next: string) => joinPhone({ code: parts.code, number: next }).replace(/\D/g, '').length <= MAX_PHONE_DIGITS,
    [parts.code],
  );
  const change = (next: PhoneParts) => {
    setTyped(next);
    control.field.onChange(joinPhone(next));
  };
  const field = {
    ...control.field,
    value: parts.number,
    onChange: (text: string) =>
      change(/^\s*\+/.test(text) ? splitPhone(text, callingCode) : { ...parts, number: text }),
  };
  const codeLabel = t('phone.code', { field: label });
  return (
    <ControlledTextInput
      {...props}
      control={{ ...control, field }}
      inputMode="tel"
      showsCounter={false}
      accept={accept}
      startAdornment={
        <NativeSelect
          disableUnderline
          disabled={disabled}
          value={parts.code}
          onChange={({ target }) => change({ ...parts, code: target.value })}
          inputProps={{ 'aria-label': codeLabel }}
        >
          {codes.map((code) => (
            <option key={code} value={code}>{`+${code}`}</option>
          ))}
        </NativeSelect>
      }
    />
  );
}
