import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePictureUrl } from '../usePictureUrl';
import type { InputProps } from '../types';
import { DropZone } from '../upload/DropZone';
import { Thumbnail } from '../upload/Thumbnail';
import { UploadErrors } from '../upload/UploadErrors';
import { StoredFileSlot, UploadingSlot } from '../upload/UploadSlots';
import { useUploads } from '../upload/useUploads';
import { useRemoveRow } from '../useRemoveRow';
import { FieldGroup } from './FieldGroup';
import { RecordFilesInput } from './RecordFilesInput';
import { useInputControl } from './useInputControl';

type Row = Record<string, unknown>;

const getRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/**
 * Moves the focus to the slot at this index if the focus was lost because the focused button was removed, or was
 * disabled during the request.
 */
function focusSlot(container: HTMLElement | null, index: number): void {
  const focusedElement = document.activeElement;
  // The focus also counts as lost while it is in the confirmation dialog, which may still be closing.
  const isLost =
    focusedElement === document.body || focusedElement?.closest('[role=dialog]')?.contains(container) === false;
  if (!container || !isLost) return;
  const slots = [...container.children];
  const slot = slots[Math.min(index, slots.length - 1)];
  // The last control of a slot with a picture removes the picture. The last control of the empty slot adds a
  // picture.
  [...(slot?.querySelectorAll<HTMLElement>('button, input') ?? [])].at(-1)?.focus();
}

/**
 * Input for an array of pictures. Pictures with a call of their own are uploaded at once; others are sent with the
 * record.
 */
export function ImagesInput(props: InputProps) {
  return props.field.upload?.parsedCall ? <UploadedImagesInput {...props} /> : <RecordFilesInput {...props} />;
}

/**
 * Each picture has a slot: first the saved pictures, then the pending uploads. An empty slot follows as long as more
 * pictures are allowed.
 */
function UploadedImagesInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const store = field.upload?.pathField ?? 'path';
  const getPictureUrl = usePictureUrl();
  const { getValues } = useFormContext();
  const { id, field: bound, error } = useInputControl(props);
  const { remove, busy } = useRemoveRow(field, source);
  // Several uploads may finish in any order. Each upload therefore appends its picture to the current form value.
  const { containerRef, transfers, problems, start, retry, blockedReason } = useUploads(field, (path) =>
    bound.onChange([...getRows(getValues(source)), { [store]: path }]),
  );
  const [left, setLeft] = useState<{ index: number }>();
  const rows = getRows(bound.value);
  const maximum = field.limits.maxItems ?? Infinity;
  const free = maximum - rows.length - transfers.length;
  const item = field.shape?.fields[store];
  const itemLabel = item?.title ?? label;
  const isBlocked = blockedReason !== undefined;
  const help = isBlocked && !disabled ? blockedReason : helperText;
  const problemsId = `${id}-problems`;

  const getNameAt = (index: number): string => `${itemLabel} ${index + 1}`;
  const removeAt = async (index: number) => {
    if (await remove(rows[index] ?? {}, getNameAt(index)))
      bound.onChange(getRows(getValues(source)).filter((_, other) => other !== index));
    setLeft({ index });
  };
  // Focuses in an effect, after the slots and their buttons have re-rendered.
  useEffect(() => {
    if (left && !busy) focusSlot(containerRef.current, left.index);
  }, [left, busy, containerRef]);

  return (
    <FieldGroup heading {...{ id, label, required, disabled, error, helperText: help, compact }}>
      <div ref={containerRef} tabIndex={-1} className="wd-slots">
        {rows.map((row, index) => {
          const name = getNameAt(index);
          return (
            <StoredFileSlot
              key={`${index} ${String(row[store])}`}
              name={name}
              removable={!disabled && !busy}
              onRemove={() => void removeAt(index)}
            >
              <Thumbnail src={getPictureUrl(row[store])} alt={name} />
            </StoredFileSlot>
          );
        })}
        {transfers.map((transfer) => (
          <UploadingSlot key={transfer.key} transfer={transfer} />
        ))}
        {free > 0 && (
          <DropZone
            pictures
            multiple={free > 1}
            accept={field.upload?.accept ?? []}
            {...{ label, required }}
            disabled={disabled || isBlocked}
            invalid={error !== undefined || problems.length > 0}
            inputRef={bound.ref}
            describedBy={problems.length > 0 ? problemsId : (error ?? blockedReason) && `${id}-help`}
            onFiles={(files) => start(files, free)}
            onBlur={bound.onBlur}
          />
        )}
      </div>
      <UploadErrors id={problemsId} texts={problems} field={label} onRetry={disabled ? undefined : retry} />
    </FieldGroup>
  );
}
