import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import { getUnavailableReasons } from '../actions/unavailableReason';
import type { AvailableAction } from '../actions/types';
import { SelectionBar } from '../selection/SelectionBar';
import type { SelectionController } from '../selection/useSelection';
import { ActionButton } from './ListToolbar';
import type { ListQueryState } from './listQueryState';

interface Props {
  module: EntityModule;
  selection: SelectionController;
  query: ListQueryState;
  actions: readonly AvailableAction[];
}

/** The bar above selected rows, with their actions. An action that is possible for none of them says why when it is pressed. */
export function ListSelectionBar({ module, selection, query, actions }: Props) {
  const t = useAppTranslate();
  const toast = useToast();
  const explain = (offer: AvailableAction): AvailableAction => {
    const action = module.entity.actions[offer.name];
    const rows = (offer.excludedRows ?? []).map(({ row }) => row);
    // While another action runs, an action is disabled that is possible for some of the rows.
    if (!action || rows.length < selection.chosen.length) return offer;
    const reason = getUnavailableReasons(module, action, rows, t).join('\n');
    return reason === '' ? offer : { ...offer, reason, run: () => toast.info(reason) };
  };
  return (
    <SelectionBar selection={selection} query={query}>
      {actions.map((action) => (
        <ActionButton key={action.name} action={explain(action)} />
      ))}
    </SelectionBar>
  );
}
