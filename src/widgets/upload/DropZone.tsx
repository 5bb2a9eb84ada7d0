import { useEffect, useRef, useState, type Ref } from 'react';
import { useEvent } from 'ra-core';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useUploadTranslate } from './useUploadTranslate';

interface Props {
  label: string;
  accept: readonly string[];
  multiple: boolean;
  pictures: boolean;
  /** Whether the file replaces one that is shown beside the slot. */
  isReplacement?: boolean;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the element that contains the error message. */
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
}

/**
 * An empty upload slot. Its file input covers the label, so that the pointer, the keyboard and screen readers use
 * the browser's native control. Files can also be dropped on the slot.
 */
export function DropZone(props: Props) {
  const { label, accept, multiple, pictures, isReplacement = false, disabled, required, invalid } = props;
  const { inputRef, describedBy, onFiles, onBlur } = props;
  const t = useUploadTranslate();
  const [over, setOver] = useState(false);
  const Icon = pictures ? AddPhotoAlternate : UploadFile;
  const text = t(isReplacement ? 'replace' : pictures ? 'addImage' : 'addFile');
  const zone = useRef<HTMLLabelElement>(null);
  const handleDrag = useEvent((event: DragEvent) => {
    // The browser's default action would replace the app by the dropped file.
    event.preventDefault();
    const { type, dataTransfer } = event;
    setOver(type === 'dragover' && !disabled);
    if (disabled && dataTransfer) dataTransfer.dropEffect = 'none';
    if (type === 'drop' && !disabled) onFiles([...(dataTransfer?.files ?? [])]);
  });
  // The event listeners are added to the slot and not to the input, because a disabled input receives no events.
  useEffect(() => {
    const types = ['dragover', 'dragleave', 'drop'] as const;
    const element = zone.current;
    types.forEach((type) => element?.addEventListener(type, handleDrag));
    return () => types.forEach((type) => element?.removeEventListener(type, handleDrag));
  }, [handleDrag]);
  return (
    <label
      ref={zone}
      className="wd-slot wd-drop"
      data-over={over ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-faulty={invalid ? '' : undefined}
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
          // The value is reset, so that the user can choose the same file again after it was rejected or removed.
          target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}
