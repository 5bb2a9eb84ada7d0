import { useState } from 'react';
import Dialog from '@mui/material/Dialog';
import useAutocomplete, { type AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import Search from '@mui/icons-material/Search';
import { useNavigate } from 'ra-core';
import { MAX_FILTER_TEXT_LENGTH } from '../../generator/queries/sanitizeFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';
import { ShortcutLabel } from '../shortcuts/ShortcutLabel';
import { useShortcutTranslate } from '../shortcuts/useShortcutTranslate';
import type { CommandPaletteProps } from './CommandPaletteLoading';
import { filterCommandItems, type CommandItem } from './paletteItems';
import { useGlobalCommandItems, useScreenCommandItems } from './usePaletteItems';
import { useViewCommandItems } from './useViewCommandItems';
import { useVisitedCommandItems } from './useVisitedCommandItems';
import { MIN_SEARCH_LENGTH, useRecordSearch, type RecordSearch } from './useRecordSearch';
import './commandPalette.css';
import { joinTexts } from '../../model/formatting/joinTexts';

/**
 * Returns the results for a typed text: first favourites and recent records, then
 * screens, views and actions, then the records that the server has found.
 */
function useFound(text: string, records: RecordSearch, onShow: CommandPaletteProps['onShow']): CommandItem[] {
  const navigate = useNavigate();
  const { favourites, recent, actions: favouriteActions } = useVisitedCommandItems();
  const screens = useScreenCommandItems();
  const views = useViewCommandItems();
  const actions = useGlobalCommandItems(onShow);
  const found = records.found.map(({ key, title, name, id, difference, to, state }): CommandItem => ({
    key: `record ${key}`,
    group: title,
    label: name || id,
    detail: [id === name ? '' : id, difference].filter(Boolean).join(' · '),
    isServerResult: true,
    run: () => navigate(to, { state }),
  }));
  const before = [favourites, recent];
  const screensAndViews = [screens, views];
  // A typed text is most often the name of a screen.
  const ordered = text.trim() === '' ? [...before, ...screensAndViews] : [...screensAndViews, ...before];
  const known = [...ordered, [...favouriteActions, ...actions]];
  return [...known.flatMap((items) => filterCommandItems(items, text)), ...found];
}

function Status({ text, count, records }: { text: string; count: number; records: RecordSearch }) {
  const t = useShortcutTranslate();
  const frame = useAppTranslate();
  const { isSearching, failed, retry } = records;
  const wanted = text.trim();
  const isSure = !isSearching && failed.length === 0;
  const message =
    count > 0 ? t('find.count', { smart_count: count }) : t(isSure ? 'find.none' : 'find.noneYet', { text: wanted });
  return (
    <div className="wd-palette-foot">
      <output>
        {wanted === '' ? null : (
          <span>
            {isSearching ? t('find.searching') : message}
            {wanted.length < MIN_SEARCH_LENGTH ? ` ${t('find.least', { smart_count: MIN_SEARCH_LENGTH })}` : ''}
          </span>
        )}
        {failed.length > 0 ? (
          <span className="wd-palette-failed">{t('find.failed', { titles: joinTexts(failed) })}</span>
        ) : null}
      </output>
      {failed.length > 0 ? (
        <Button size="small" onClick={retry}>
          {frame('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * The input and its results. It must be mounted inside the open dialog, because MUI's combobox looks for its input
 * immediately.
 */
function Box({ initialText, onClose, onShow }: CommandPaletteProps) {
  const t = useShortcutTranslate();
  const [text, setText] = useState(initialText.read);
  const records = useRecordSearch(text);
  const items = useFound(text, records, onShow);
  const choose = (item: CommandItem | null): void => {
    if (!item) return;
    onClose();
    item.run();
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<CommandItem>(
    {
      id: 'wd-palette',
      componentName: 'Palette',
      open: true,
      options: items,
      value: null,
      inputValue: text,
      autoHighlight: true,
      clearOnBlur: false,
      clearOnEscape: false,
      filterOptions: (all) => all,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ label }) => label,
      getOptionKey: ({ key }) => key,
      isOptionEqualToValue: (one, other) => one.key === other.key,
      onInputChange: (_, next, reason) => {
        if (reason !== 'reset') setText(next);
      },
      onChange: (_, item) => choose(item),
      onClose: (_, reason) => {
        if (reason === 'escape') onClose();
      },
    },
  );
  // The options are grouped, but MUI's type does not express this.
  const groups = groupedOptions as AutocompleteGroupedOption<CommandItem>[];
  return (
    <>
      <div {...getRootProps()} className="wd-palette-head">
        <Search fontSize="small" />
        <input
          {...getInputProps()}
          autoFocus
          aria-label={t('find.label')}
          placeholder={t('find.placeholder')}
          maxLength={MAX_FILTER_TEXT_LENGTH}
          className="wd-palette-input"
        />
        {records.isSearching ? <ProgressBar /> : null}
      </div>
      {/* Browsers make a scrolling list a Tab stop unless it has a tabIndex; the arrow keys of the input scroll it. */}
      <ul {...getListboxProps()} tabIndex={-1} aria-label={t('find.results')} className="wd-palette-list">
        {groups.map(({ key: position, group, index: first, options }) => (
          <li key={position} role="presentation">
            <div className="wd-palette-group" role="presentation">
              {group}
            </div>
            <ul role="presentation">
              {options.map((item, index) => {
                const { key, ...option } = getOptionProps({ option: item, index: first + index });
                return (
                  <li key={key} {...option} className="wd-palette-option">
                    <span>
                      {item.label}
                      {item.isServerResult ? <span className="wd-hidden">, {group}</span> : null}
                    </span>
                    {item.detail ? <span className="wd-quiet">{item.detail}</span> : null}
                    {item.keys ? <ShortcutLabel keys={item.keys} /> : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <Status text={text} count={items.length} records={records} />
    </>
  );
}

/**
 * The command palette: a single input that finds screens, actions and records by name. Users type and then use the
 * arrow keys and Enter. It uses MUI's combobox, which handles the keyboard, IME composition and screen reader
 * output. The forms use the same combobox. Other palette libraries use inline styles, which the CSP forbids.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const t = useShortcutTranslate();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={props.onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { className: 'wd-palette', 'aria-label': t('find.label') },
      }}
    >
      <Box {...props} />
    </Dialog>
  );
}
