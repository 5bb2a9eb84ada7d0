import { useRef, type ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { assignmentTexts } from '../../i18n/en/assignmentTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { getAriaKeyShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { SaveShortcutLabel } from '../../ui/SaveShortcutLabel';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { useSaveShortcut } from '../form/useSaveShortcut';
import { FilterBar } from '../list/FilterBar';
import { ListBody } from '../list/ListBody';
import { ListFooter } from '../list/ListFooter';
import { ListRowsProvider } from '../list/listRowsContext';
import { useVisibleColumns } from '../list/useVisibleColumns';
import type { ListController } from '../list/useListParams';
import { SelectionBar } from '../selection/SelectionBar';
import type { AssignmentTarget } from './assignmentRequests';
import { EmptyAssignmentNotice } from './EmptyAssignmentNotice';
import { useAssignment, type AssignmentController } from './useAssignment';

interface ButtonsProps extends AssignmentController {
  /**
   * Whether Ctrl+S clicks the "assign" button wherever the focus is. Otherwise it does so only from within the section,
   * because the surrounding page may use this shortcut itself.
   */
  hasKey: boolean;
}

/** The buttons "assign" and "unassign". Each button is enabled only while it would change at least one selected row. */
function BatchButtons({ selection: { progress }, assignSelected, possibleChanges, hasKey }: ButtonsProps) {
  const t = useLazyTextTranslate('assignment', assignmentTexts);
  const keyed = useRef<HTMLButtonElement>(null);
  useSaveShortcut(keyed, (button) => button.click(), !hasKey);
  const rests = progress === undefined && assignSelected.running === undefined;
  return (
    <>
      <Button
        look="outlined"
        disabled={!rests || !possibleChanges.unassign}
        onClick={() => assignSelected.run('unassign')}
      >
        {t('unassign')}
      </Button>
      <Button
        look="contained"
        disabled={!rests || !possibleChanges.assign}
        onClick={() => assignSelected.run('assign')}
        ref={keyed}
        aria-keyshortcuts={getAriaKeyShortcut(SHORTCUT_KEYS.save)}
      >
        {t('assign')}
        {hasKey && <SaveShortcutLabel />}
      </Button>
    </>
  );
}

/**
 * Shows how many rows are assigned, and announces changes of this number to screen readers. While the number is
 * loading, an empty line reserves its space.
 */
function Count({ count }: Pick<AssignmentController, 'count'>) {
  const t = useLazyTextTranslate('assignment', assignmentTexts);
  const locale = useLocale();
  const said = count && {
    count: count.assigned.toLocaleString(locale),
    total: count.total.toLocaleString(locale),
  };
  return <output className="wd-assigned">{said && t('count', said)}</output>;
}

/** Announces the range of visible rows to screen readers after each load. */
function AssignmentContentLayout({
  query: { total, isTotalUnknown, rows },
  hasSettled,
  list: { params },
}: AssignmentController) {
  const t = useAppTranslate();
  const from = (params.page - 1) * params.perPage + 1;
  const to = from + rows.length - 1;
  const range = isTotalUnknown ? t('list.rangeOpen', { from, to }) : t('list.range', { from, to, count: total });
  return (
    <output className="wd-hidden">
      {hasSettled && (rows.length > 0 ? range : t('list.results', { smart_count: 0 }))}
    </output>
  );
}

interface Props {
  assignmentTarget: AssignmentTarget;
  title: string;
  /** The page, the page size and the filters of the assignable rows. */
  list: ListController;
  /**
   * Whether the assignment is shown in a dialog of its own. In a dialog, the assignment shows the number of
   * assigned rows, and Ctrl+S assigns the selected rows. On a record screen, the screen shows this number and uses
   * Ctrl+S for its own purposes.
   */
  isDialog?: boolean;
  /** Whether the rows are read-only and cannot be selected. */
  isReadOnly?: boolean;
  /** The default page size. */
  pageSize: number;
  /** Renders the rows, the pagination and the buttons into the layout of a dialog or of a section. */
  renderFrame: (parts: { body: ReactNode; pages: ReactNode; buttons: ReactNode }) => ReactNode;
  /** Called when the user changes the page. The caller scrolls its content to the top. */
  onPage?: () => void;
  /** Called after rows have been assigned or unassigned. */
  onChanged?: (() => unknown) | undefined;
}

function AssignmentRows(props: Props) {
  const {
    assignmentTarget,
    title,
    isDialog = false,
    isReadOnly = false,
    pageSize,
    renderFrame,
    onPage,
    onChanged,
  } = props;
  const t = useAppTranslate();
  const ownText = useLazyTextTranslate('assignment', assignmentTexts);
  const locale = useLocale();
  const { entity } = assignmentTarget.rows;
  const columns = useVisibleColumns(entity);
  const { parent, assignment } = assignmentTarget;
  const { singularName } = parent.relatedLists?.find((related) => related.assignment === assignment.name) ?? {};
  const emptyMessage =
    assignment.emptyMessage ?? (singularName ? ownText('none', { singularName }) : ownText('nothing'));
  const namedEntity = entity.list ? { ...entity, list: { ...entity.list, emptyMessage } } : entity;
  const control = useAssignment({ assignmentTarget, list: props.list, isCounted: isDialog, onChanged });
  const { list, query, selection: choice, assignSelected, rows } = control;
  const { selection: _, ...parseResponseRows } = rows;
  const count = choice.selection.ids.size.toLocaleString(locale);
  const busyText = { assign: ownText('assigning', { count }), unassign: ownText('unassigning', { count }) };
  const top = useRef<HTMLDivElement>(null);
  const setPage: ListController['setPage'] = (page, change) => {
    onPage?.();
    // Moves the focus to the top of the list, because the user continues to read and select at the first row of the
    // new page.
    top.current?.focus({ preventScroll: onPage !== undefined });
    // In a window of small height, the dialog itself scrolls instead of its content.
    if (top.current && onPage && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    list.setPage(page, change);
  };
  const body = (
    <>
      {isDialog && <Count count={control.count} />}
      <SectionErrorBoundary title={t('list.filters')} resetKeys={[assignmentTarget]}>
        <FilterBar module={assignmentTarget.rows} list={list} hasSearchShortcut={false} />
      </SectionErrorBoundary>
      {!isReadOnly && (
        <SelectionBar
          selection={choice}
          query={query}
          running={assignSelected.running && busyText[assignSelected.running]}
        />
      )}
      <ListBody entity={namedEntity} title={title} columns={columns.visible} list={list} query={query} listRef={top}>
        <EmptyAssignmentNotice assignmentTarget={assignmentTarget} />
      </ListBody>
      <AssignmentContentLayout {...control} />
    </>
  );
  const pages = (
    <ListFooter list={{ ...list, setPage }} query={query} pageSize={pageSize} loading={query.phase === 'first'} />
  );
  return (
    <ListRowsProvider value={isReadOnly ? parseResponseRows : rows}>
      {renderFrame({ body, pages, buttons: <BatchButtons {...control} hasKey={isDialog} /> })}
    </ListRowsProvider>
  );
}

/**
 * Renders an assignment: the number of assigned rows, the filters, the selectable rows, the pagination and the
 * buttons "assign" and "unassign".
 */
export const AssignmentContent = (props: Props) => (
  <EntityModuleProvider value={props.assignmentTarget.rows}>
    <AssignmentRows {...props} />
  </EntityModuleProvider>
);
