import type { HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useNavigate } from 'ra-core';
import type { Row } from '../records/row';
import { useRows } from './rows';

const CONTROLS = 'a, button, input, label, [role=menu]';

const isOnControl = (target: EventTarget): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

/** Somebody marks text to copy it. */
const isMarking = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * For what opens a row's record: it is asked for while the button is still pressed, before anything of its screen is
 * drawn. A touch may be the beginning of scrolling: its click asks.
 */
export function usePreloading(row: Row): Required<Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onClick'>> {
  const { preload } = useRows();
  return {
    onPointerDown: ({ button, pointerType }: PointerEvent) => {
      if (button === 0 && pointerType !== 'touch') preload(row);
    },
    onClick: () => preload(row),
  };
}

/**
 * A click on a row opens its record, to be read where there is a view of it; where the row has no link of its own, Enter does so, too. While rows
 * are chosen a click beside a box must not leave them.
 */
export function useRowOpening(row: Row): HTMLAttributes<HTMLElement> {
  const { openOf, linkOf, preload, selection } = useRows();
  const { onPointerDown } = usePreloading(row);
  const navigate = useNavigate();
  const link = selection && selection.ids.length > 0 ? undefined : openOf(row);
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
