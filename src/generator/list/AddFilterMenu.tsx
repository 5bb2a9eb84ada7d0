import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import Add from '@mui/icons-material/Add';
import { filterTexts } from '../../i18n/en/filterTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Filter } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { useMenu } from '../../ui/menu/useMenu';
import { focusFirstError } from '../formRules/formFocus';
import type { ListController } from './useListParams';

export interface AddFilterMenuProps {
  bar: RefObject<HTMLElement | null>;
  filters: readonly Filter[];
  /** Those that the list shows now. */
  fields: readonly Filter[];
  setAdded: Dispatch<SetStateAction<readonly string[]>>;
  list: Pick<ListController, 'setFilter'>;
}

/** Menu in which the user adds further filters to a list, and removes them. An added filter gets the focus. */
export function AddFilterMenu({ bar, filters, fields, setAdded, list }: AddFilterMenuProps) {
  const t = useLazyTextTranslate('filters', filterTexts);
  // Focuses the first input of the added filter, after the closing menu has focused its button.
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined && bar.current) focusFirstError(bar.current, new Set([wanted.current]));
    wanted.current = undefined;
  });

  const add = ({ name, field }: Filter): void => {
    setAdded((names) => [...names, name]);
    wanted.current = field.key;
  };
  const remove = ({ name }: Filter): void => {
    setAdded((names) => names.filter((one) => one !== name));
    list.setFilter((now) => Object.fromEntries(Object.entries(now).filter(([one]) => one !== name)));
  };
  const entries = filters
    .filter(({ isOptional }) => isOptional)
    .map((filter) => {
      const checked = fields.includes(filter);
      const onSelect = () => (checked ? remove(filter) : add(filter));
      return { key: filter.name, label: filter.field.title, kind: 'check', checked, onSelect } as const;
    });
  const { button, menu } = useMenu({ entries });
  return (
    <>
      <Button icon={<Add />} {...button}>
        {t('add')}
      </Button>
      {menu}
    </>
  );
}
