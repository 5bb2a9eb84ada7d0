import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Edit from '@mui/icons-material/EditOutlined';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { getPreloadHandlers, lazyComponent } from '../../ui/lazyComponent';
import { SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { getActionAvailability } from '../actions/availableActions';
import { getRowTitle } from '../shared/getRowTitle';
import type { EditableCellProps } from './inlineEditProps';
import { getCellFields, isFirstEditButtonOfRow, isOnEditButton, moveEditFocus, updateTabOrder } from './editableCells';
import './inlineEdit.css';

const inlineEdit = lazyComponent(() => import('./InlineEdit').then(({ InlineEdit }) => InlineEdit));

/**
 * Puts only the first edit button of a row into the tab order, and focuses it when the user presses the shortcut
 * somewhere else in the row.
 */
function useRowFocus(button: { current: HTMLElement | null }): void {
  // Determined after each render, because the user may have changed the columns.
  useLayoutEffect(() => {
    if (button.current) updateTabOrder(button.current);
  });
  useEffect(() => {
    const own = button.current;
    const row = own?.closest('tr');
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== SHORTCUT_KEYS.edit || !own || !isFirstEditButtonOfRow(own) || isOnEditButton(event)) return;
      event.preventDefault();
      own.focus();
    };
    row?.addEventListener('keydown', onKey);
    return () => row?.removeEventListener('keydown', onKey);
  }, [button]);
}

function OpenCell({ module, column, row, reload, fields, children }: EditableCellProps & { fields: Field[] }) {
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  /** The button, while the editor is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const button = useRef<HTMLButtonElement>(null);
  useRowFocus(button);
  const name = getRowTitle(module.entity, row);
  const label = t('cell', { field: column.title, name });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget } = event;
    if (key === SHORTCUT_KEYS.edit) setAnchor(currentTarget);
    else if (!moveEditFocus(currentTarget, key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {children}
      <IconButton
        ref={button}
        size="small"
        className="wd-edit-cell"
        label={label}
        showTooltip={false}
        data-edit-cell={column.field}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-keyshortcuts={SHORTCUT_KEYS.edit}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        {...getPreloadHandlers(inlineEdit)}
      >
        <Edit fontSize="small" />
      </IconButton>
      {anchor && (
        <inlineEdit.Component
          {...{ module, row, fields, name, label, reload, anchor }}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

/**
 * The value of a cell, with a button that changes it in place. The button is shown on hover and on focus. It is absent
 * if the user may not edit the record.
 */
export function EditableCell(props: EditableCellProps) {
  const { module, column, row, children } = props;
  const fields = useMemo(() => getCellFields(module, column), [module, column]);
  const edit = module.entity.actions['edit'];
  if (fields.length === 0 || !edit || getActionAvailability(module, edit, row) !== 'open') return children;
  return <OpenCell {...props} fields={fields} />;
}
