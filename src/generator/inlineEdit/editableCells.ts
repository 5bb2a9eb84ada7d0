/** Determines which cells users can edit, and moves the focus between their buttons. Pure functions of the page. */
import type { Column, EntityModule, Field } from '../../model/entity/entity';
import { getOwnProperty } from '../../model/values/getOwnProperty';

/**
 * Returns the fields that a cell shows if all of them can be changed without the form: one field, or the two ends of
 * a period.
 */
export function getCellFields({ entity }: EntityModule, { field, periodEndField }: Column): Field[] {
  const names = periodEndField === undefined ? [field] : [field, periodEndField];
  if (!names.every((name) => entity.bulkEdit?.fields.includes(name))) return [];
  return names.flatMap((name) => getOwnProperty(entity.shape.fields, name) ?? []);
}

const EDIT_BUTTON = '[data-edit-cell]';

const getButtons = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(EDIT_BUTTON) ?? []),
];

/** Whether the button is the first of its row. */
export const isFirstEditButtonOfRow = (button: HTMLElement): boolean => getButtons(button.closest('tr'))[0] === button;

/** Whether an event occurred on an edit button, which handles it itself. */
export const isOnEditButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(EDIT_BUTTON) !== null;

/** Puts the button into the tab order if it is the first of its row. Arrow keys lead to the others. */
export function updateTabOrder(button: HTMLElement): void {
  button.tabIndex = isFirstEditButtonOfRow(button) ? 0 : -1;
}

/** Returns the next row in a direction that has an edit button in the column with this key. */
function findBelow(row: Element | null, key: string | undefined, step: 1 | -1): HTMLElement | undefined {
  let next = row;
  do {
    next = (step > 0 ? next?.nextElementSibling : next?.previousElementSibling) ?? null;
    const button = getButtons(next).find(({ dataset }) => dataset['editCell'] === key);
    if (button) return button;
  } while (next);
  return undefined;
}

/**
 * Moves the focus from an edit button with an arrow key: to the left and right in its row, up and down in its column.
 * @returns whether the key is an arrow key
 */
export function moveEditFocus(button: HTMLElement, key: string): boolean {
  const row = button.closest('tr');
  const buttons = getButtons(row);
  const at = buttons.indexOf(button);
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => buttons[at - 1],
    ArrowRight: () => buttons[at + 1],
    ArrowUp: () => findBelow(row, button.dataset['editCell'], -1),
    ArrowDown: () => findBelow(row, button.dataset['editCell'], 1),
  };
  if (!Object.hasOwn(targets, key)) return false;
  targets[key]?.()?.focus();
  return true;
}
