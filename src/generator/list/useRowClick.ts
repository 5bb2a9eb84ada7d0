import type { HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useNavigate } from 'ra-core';
import type { Row } from '../shared/listRowIds';
import { useListRows } from './listRowsContext';

const CONTROLS = 'a, button, input, label, [role=menu]';

const isOnControl = (target: EventTarget): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

/** Whether the user has selected text, for example to copy it. A click is then not a click on the row. */
const isMarking = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Returns event handlers that preload a record when the user presses the pointer on its link, which is earlier than
 * the click. On touch devices, only the click preloads the record, because the user may press the screen to scroll.
 */
export function usePreloadRecordHandlers(
  row: Row,
): Required<Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onClick'>> {
  const { preload } = useListRows();
  return {
    onPointerDown: ({ button, pointerType }: PointerEvent) => {
      if (button === 0 && pointerType !== 'touch') preload(row);
    },
    onClick: () => preload(row),
  };
}

/**
 * Returns event handlers that open the record when the user clicks its row. If the row contains no link, it can be
 * focused and Enter opens the record. If any rows are selected, a click does not open a record.
 * @param hasLink whether the row has a link to its view: its name, or View instead of its menu
 */
export function useRowClick(row: Row, hasLink: boolean): HTMLAttributes<HTMLElement> {
  const { getClickLink, getLink, preload, selection } = useListRows();
  const { onPointerDown } = usePreloadRecordHandlers(row);
  const navigate = useNavigate();
  const link = selection && selection.ids.length > 0 ? undefined : getClickLink(row);
  if (!link) return {};
  const open = (): void => {
    preload(row);
    void navigate(link.to, { state: link.state });
  };
  return {
    className: 'wd-opens',
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isOnControl(event.target)) onPointerDown(event);
    },
    onClick: ({ target }: MouseEvent) => {
      if (!isOnControl(target) && !isMarking()) open();
    },
    ...(hasLink || getLink(row)
      ? {}
      : {
          tabIndex: 0,
          onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
            if (key === 'Enter' && target === currentTarget) open();
          },
        }),
  };
}
