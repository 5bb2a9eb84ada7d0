import { useId, useRef, useState, type FormEvent } from 'react';
import { viewTexts } from '../../i18n/en/viewTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import { FieldFrame, getAriaProps } from '../../ui/FieldFrame';
import { MAX_VIEW_TITLE_LENGTH } from './listView';

export interface ViewNameDialogProps {
  title: string;
  /** Explains what is saved. */
  help?: string;
  initialName: string;
  /** The names of the user's other views, which the name must not repeat. */
  takenNames: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** The dialog in which the user names a view. */
export function ViewNameDialog({ title, help, initialName, takenNames, onSave, onClose }: ViewNameDialogProps) {
  const t = useLazyTextTranslate('views', viewTexts);
  const frame = useAppTranslate();
  const formId = useId();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initialName);
  const [isTried, setIsTried] = useState(false);
  const trimmed = name.trim();
  const error = trimmed === '' ? t('nameMissing') : takenNames.includes(trimmed) ? t('nameTaken') : undefined;
  const shownError = isTried ? error : undefined;
  const props = { id, required: true, hasError: shownError !== undefined, help: shownError ?? help };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form of the list behind the dialog is an ancestor in React's tree.
    event.stopPropagation();
    setIsTried(true);
    if (error === undefined) onSave(trimmed);
    else input.current?.focus();
  };
  return (
    <DialogShell
      title={title}
      onClose={onClose}
      maxWidth="xs"
      // The menu that opened the dialog takes the focus again when it closes.
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <DialogBody
        buttons={
          <>
            <Button onClick={onClose}>{frame('confirm.cancel')}</Button>
            <Button type="submit" form={formId} look="contained">
              {t('saveName')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <FieldFrame {...props} label={t('name')} place="form" isEmpty={name === ''}>
            <input
              id={id}
              ref={input}
              {...getAriaProps(props)}
              autoFocus
              value={name}
              maxLength={MAX_VIEW_TITLE_LENGTH}
              autoComplete="off"
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setName(target.value)}
            />
          </FieldFrame>
        </form>
      </DialogBody>
    </DialogShell>
  );
}
