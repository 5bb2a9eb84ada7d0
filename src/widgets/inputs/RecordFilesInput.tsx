import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
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

const getValues = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const isChosen = (value: string | undefined): boolean => getChosenFile(value) !== undefined;

/**
 * Input for several files that are sent with the record. The chosen files stay in the form until it is saved. Stored
 * files can be removed and moved only if the API takes their addresses (`sendStoredFiles`).
 */
export function RecordFilesInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const { accept = [], sendStoredFiles = false } = field.upload ?? {};
  const getPictureUrl = usePictureUrl();
  const { getValues: getFormValues } = useFormContext();
  const { id, field: bound, error } = useInputControl(props);
  const progress = useUploadProgress();
  const values = getValues(bound.value);
  const maximum = field.limits.maxItems ?? Infinity;
  const free = maximum - values.length;
  // The files are checked one after the other, and others may have been added or removed in the meantime.
  const { problems, choose } = useChosenFiles(field, (added) =>
    bound.onChange([...getValues(getFormValues(source)), ...added]),
  );
  const slots = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ index: number; control: string }>();
  // The control that had the focus has moved, or is gone.
  useEffect(() => {
    if (!focused) return;
    const all = [...(slots.current?.children ?? [])];
    const slot = all[Math.min(focused.index, all.length - 1)];
    const control = slot?.querySelector<HTMLElement>(`.${focused.control}:not(:disabled)`);
    (control ?? slot?.querySelector<HTMLElement>('.wd-slot-remove, .wd-slot-move, input'))?.focus();
  }, [focused]);

  const isFixed = (index: number): boolean => !sendStoredFiles && !isChosen(values[index]);
  const isLastStored = values.length === 1 && !isChosen(values[0]) && field.ui.emptyValue !== null;
  const isRemovable = (index: number): boolean => !disabled && !isFixed(index) && !isLastStored;
  const canMove = (from: number, to: number): boolean =>
    !disabled && to >= 0 && to < values.length && !isFixed(from) && !isFixed(to);
  const move = (from: number, to: number): void => {
    const moved = values.toSpliced(from, 1).toSpliced(to, 0, values[from]!);
    bound.onChange(moved);
    setFocused({ index: to, control: to < from ? 'wd-slot-earlier' : 'wd-slot-later' });
  };
  const removeAt = (index: number): void => {
    bound.onChange(values.toSpliced(index, 1));
    setFocused({ index, control: 'wd-slot-remove' });
  };

  const pictures = field.kind === 'images';
  const problemsId = `${id}-problems`;
  return (
    <FieldGroup heading {...{ id, label, required, disabled, error, helperText, compact }}>
      <div ref={slots} className="wd-slots">
        {values.map((value, index) => {
          const file = getChosenFile(value);
          const name = file?.name ?? getFileName(value);
          if (file && progress !== undefined)
            return <UploadingSlot key={value} transfer={{ key: index, name, progress }} />;
          return (
            <StoredFileSlot
              key={value}
              name={name}
              removable={isRemovable(index)}
              onRemove={() => removeAt(index)}
              onEarlier={canMove(index, index - 1) ? () => move(index, index - 1) : undefined}
              onLater={canMove(index, index + 1) ? () => move(index, index + 1) : undefined}
            >
              {pictures ? (
                <Thumbnail src={file ? value : getPictureUrl(value)} alt={name} />
              ) : (
                <p className="wd-slot-name">{name}</p>
              )}
            </StoredFileSlot>
          );
        })}
        {free > 0 && (
          <DropZone
            multiple={free > 1}
            {...{ accept, label, required, pictures, disabled }}
            invalid={error !== undefined || problems.length > 0}
            inputRef={bound.ref}
            describedBy={problems.length > 0 ? problemsId : error && `${id}-help`}
            onFiles={(files) => void choose(files, free)}
            onBlur={bound.onBlur}
          />
        )}
      </div>
      <UploadErrors id={problemsId} texts={problems} field={label} onRetry={undefined} />
    </FieldGroup>
  );
}
