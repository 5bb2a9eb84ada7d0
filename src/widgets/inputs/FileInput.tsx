import { usePictureUrl } from '../usePictureUrl';
import type { InputProps } from '../types';
import { DropZone } from '../upload/DropZone';
import { Thumbnail } from '../upload/Thumbnail';
import { UploadErrors } from '../upload/UploadErrors';
import { StoredFileSlot, UploadingSlot } from '../upload/UploadSlots';
import { useUploads } from '../upload/useUploads';
import { FieldGroup } from './FieldGroup';
import { getFileName } from './getFileName';
import { RecordFileInput } from './RecordFileInput';
import { useInputControl } from './useInputControl';

/**
 * Input for a single file. A picture is shown as a preview, any other file by its name. A file with a call of its own
 * is uploaded at once, and the value is the path under which the server stored it.
 */
export function FileInput(props: InputProps) {
  return props.field.upload?.parsedCall ? <UploadedFileInput {...props} /> : <RecordFileInput {...props} />;
}

function UploadedFileInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const getPictureUrl = usePictureUrl();
  const { id, field: bound, error } = useInputControl(props);
  const { containerRef, transfers, problems, start, retry, blockedReason } = useUploads(field, bound.onChange);
  const path = typeof bound.value === 'string' ? bound.value : '';
  const pictures = field.kind === 'image';
  const [transfer] = transfers;
  const isBlocked = blockedReason !== undefined;
  const help = isBlocked && !disabled ? blockedReason : helperText;
  const problemsId = `${id}-problems`;
  return (
    <FieldGroup {...{ id, label, required, disabled, error, helperText: help, compact }}>
      <div ref={containerRef} tabIndex={-1} className="wd-slots">
        {transfer && <UploadingSlot transfer={transfer} />}
        {!transfer && path !== '' && (
          <StoredFileSlot name={label} removable={!disabled} onRemove={() => bound.onChange('')}>
            {pictures ? (
              <Thumbnail src={getPictureUrl(path)} alt={label} />
            ) : (
              <p className="wd-slot-name">{getFileName(path)}</p>
            )}
          </StoredFileSlot>
        )}
        {!transfer && path === '' && (
          <DropZone
            multiple={false}
            accept={field.upload?.accept ?? []}
            {...{ label, required, pictures }}
            disabled={disabled || isBlocked}
            invalid={error !== undefined || problems.length > 0}
            inputRef={bound.ref}
            describedBy={problems.length > 0 ? problemsId : (error ?? blockedReason) && `${id}-help`}
            onFiles={(files) => start(files, 1)}
            onBlur={bound.onBlur}
          />
        )}
      </div>
      <UploadErrors id={problemsId} texts={problems} field={label} onRetry={disabled ? undefined : retry} />
    </FieldGroup>
  );
}
