import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Popover } from '@mui/material';
import type { Identifier } from '../../../dataProvider/contract/types';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { RequestError } from '../../ui/RequestError';
import { Skeleton } from '../../ui/Skeleton';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { getUnavailableReason } from '../actions/unavailableReason';
import { useCanEdit } from '../actions/useCanEdit';
import { useRecord } from '../recordScreen/useRecord';
import { FIELD_HEIGHT } from '../screenLayout/FormSkeleton';
import { InlineForm } from './InlineForm';
import type { InlineEditProps, InlineFormProps, EditorCloseHandler } from './inlineEditProps';

/** Loads the record: a list row may be outdated, and lacks the fields that only the form shows. */
function Content(props: InlineFormProps) {
  const { module, row, name, fields } = props;
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const translate = useAppTranslate();
  const state = useRecord(module.entity.name, row['id'] as Identifier);
  const canEdit = useCanEdit(module, state.status === 'ready' ? state.record : undefined);
  if (state.status === 'failed') return <RequestError error={state.error} onRetry={state.retry} />;
  if (state.status === 'loading') {
    return (
      <output aria-busy aria-label={t('loading', { name })}>
        {fields.map(({ key }) => (
          <Skeleton key={key} shape="block" height={FIELD_HEIGHT} />
        ))}
      </output>
    );
  }
  const edit = module.entity.actions['edit'];
  if (!canEdit) {
    const reason = edit && getUnavailableReason(module, edit, state.record, translate);
    return <Alert severity="info">{reason ?? t('cannotEdit')}</Alert>;
  }
  return <InlineForm {...props} record={state.record} />;
}

/** React events of the editor would reach the row, which opens the record on a click. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Saves when the user presses Enter in a section of a date input, which is no `<input>` and submits no form by itself. */
function saveOnEnter({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && target instanceof HTMLElement && target.role === 'spinbutton')
    target.closest('form')?.requestSubmit();
}

/** Changes the value of a cell: the form's own input for it, in a popover below the cell. */
export function InlineEdit(props: InlineEditProps) {
  const leaveRef = useRef<EditorCloseHandler>(() => props.onClose());
  return (
    <EntityModuleProvider value={props.module}>
      <Popover
        open
        anchorEl={props.anchor.closest('td') ?? props.anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={(_, reason) => leaveRef.current(reason)}
        onClick={stop}
        onPointerDown={stop}
        onKeyDown={saveOnEnter}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': props.label,
            sx: { width: 'min(360px, calc(100vw - 32px))', p: 2, mt: 0.5, overflowWrap: 'anywhere' },
          },
        }}
      >
        <Content {...props} leaveRef={leaveRef} />
      </Popover>
    </EntityModuleProvider>
  );
}
