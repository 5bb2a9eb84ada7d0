import { useState, type DragEvent, type Ref } from 'react';
import { Box } from '@mui/material';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { visuallyHidden } from '@mui/utils';
import { useT } from '../../i18n/useT';

interface Props {
  label: string;
  accept: readonly string[];
  multiple: boolean;
  pictures: boolean;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the text that says what is wrong here. */
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
}

/**
 * An empty slot: a file input under a label, so that a click, the keyboard and a screen reader all
 * find what the browser has for this; files may be dropped on it as well.
 */
export function DropZone(props: Props) {
  const { label, accept, multiple, pictures, disabled, required, invalid, inputRef, describedBy, onFiles, onBlur } =
    props;
  const t = useT();
  const [over, setOver] = useState(false);
  const Icon = pictures ? AddPhotoAlternate : UploadFile;
  const text = pictures ? t('upload.addImage') : t('upload.addFile');
  const drag = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next && !disabled);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        width: 128,
        height: 128,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        border: '1px dashed',
        borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'outline',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'transparent',
        color: disabled ? 'text.disabled' : 'text.secondary',
        cursor: disabled ? 'default' : 'pointer',
        typography: 'body2',
        '&:hover': { bgcolor: disabled ? 'transparent' : 'action.hover' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Icon aria-hidden />
      {text}
      <Box
        component="input"
        type="file"
        ref={inputRef}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        aria-label={`${text}: ${label}`}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was refused or removed.
          target.value = '';
          onFiles(files);
        }}
        sx={visuallyHidden}
      />
    </Box>
  );
}
