import { useEffect, useRef, useState } from 'react';
import { getChosenFile } from '../../model/values/chosenFiles';
import { useUploadProgress } from '../context/uploadProgress';
import type { InputProps } from '../types';
import { usePictureUrl } from '../usePictureUrl';
import { DropZone } from '../upload/DropZone';
import { Thumbnail } from '../upload/Thumbnail';
import { UploadErrors } from '../upload/UploadErrors';
import { StoredFileSlot, UploadingSlot } from '../upload/UploadSlots';
import { useChosenFiles } from '../upload/useChosenFiles';
import { FieldGroup } from './FieldGroup';
import { getFileName } from './getFileName';
import { useInputControl } from './useInputControl';

/**
 * Input for a single file that is sent with the record. The file stays in the form until the form is saved. A stored
 * file can be replaced, and removed if the API can clear the field.
 */
export function RecordFileInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const getPictureUrl = usePictureUrl();
  const { id, field: bound, error } = useInputControl(props);
  const progress = useUploadProgress();
  const value = typeof bound.value === 'string' ? bound.value : '';
  const file = getChosenFile(value);
  // The stored file, which is shown again after the chosen one was removed.
  const [stored, setStored] = useState(file ? '' : value);
  if (!file && stored !== value) setStored(value);
  const { problems, choose } = useChosenFiles(field, ([chosen]) => bound.onChange(chosen));
  const slots = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(0);
  // The control that had the focus was replaced.
  useEffect(() => {
    if (changed > 0 && document.activeElement === document.body)
      slots.current?.querySelector<HTMLElement>('.wd-slot-remove, input')?.focus();
  }, [changed]);
  const change = (next: string): void => {
    bound.onChange(next);
    setChanged((count) => count + 1);
  };
  const pictures = field.kind === 'image';
  const name = file?.name ?? getFileName(value);
  const isSending = file !== undefined && progress !== undefined;
  const problemsId = `${id}-problems`;
  return (
    <FieldGroup {...{ id, label, required, disabled, error, helperText, compact }}>
      <div ref={slots} className="wd-slots">
        {isSending && <UploadingSlot transfer={{ key: 0, name, progress }} />}
        {!isSending && value !== '' && (
          <StoredFileSlot
            name={label}
            removable={!disabled && (file !== undefined || (!required && field.ui.emptyValue === null))}
            onRemove={() => change(file ? stored : '')}
          >
            {pictures ? (
              <Thumbnail src={file ? value : getPictureUrl(value)} alt={label} />
            ) : (
              <p className="wd-slot-name">{name}</p>
            )}
          </StoredFileSlot>
        )}
        {!file && (
          <DropZone
            multiple={false}
            accept={field.upload?.accept ?? []}
            isReplacement={value !== ''}
            {...{ label, required, pictures, disabled }}
            invalid={error !== undefined || problems.length > 0}
            inputRef={bound.ref}
            describedBy={problems.length > 0 ? problemsId : error && `${id}-help`}
            onFiles={(chosen) => void choose(chosen, 1).then(() => setChanged((count) => count + 1))}
            onBlur={bound.onBlur}
          />
        )}
      </div>
      <UploadErrors id={problemsId} texts={problems} field={label} onRetry={undefined} />
    </FieldGroup>
  );
}
