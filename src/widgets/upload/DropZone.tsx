import { useState, type DragEvent, type Ref } from 'react';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
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
 * An empty slot: a file input over the whole of its label, so that a click, the keyboard and a screen reader all
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
    // Left alone, the browser would open what is dropped here, in the place of the app.
    event.preventDefault();
    if (disabled) event.dataTransfer.dropEffect = 'none';
    setOver(next && !disabled);
  };
  return (
    <label
      className="wd-slot wd-drop"
      data-over={over ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-faulty={invalid ? '' : undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon aria-hidden />
      {text}
      <input
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
      />
    </label>
  );
}
