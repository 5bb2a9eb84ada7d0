import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'ra-core';
import type { Row } from './row';
import { useRows } from './rows';

const CONTROLS = 'a, button, input, label, [role=menu]';

const isOnControl = (target: EventTarget): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

/** Somebody marks text to copy it. */
const isMarking = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * A click on a row opens its record, to be read where there is a view of it; where the row has no link of its own, Enter does so, too. While rows
 * are chosen a click beside a box must not leave them.
 */
export function useRowOpening(row: Row): HTMLAttributes<HTMLElement> {
  const { openOf, linkOf, selection } = useRows();
  const navigate = useNavigate();
  const link = selection && selection.ids.length > 0 ? undefined : openOf(row);
  if (!link) return {};
  const open = (): void => void navigate(link.to, { state: link.state });
  return {
    className: 'wd-opens',
    onClick: ({ target }: MouseEvent) => {
      if (!isOnControl(target) && !isMarking()) open();
    },
    ...(linkOf(row)
      ? {}
      : {
          tabIndex: 0,
          onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
            if (key === 'Enter' && target === currentTarget) open();
          },
        }),
  };
}
