import { useState } from 'react';
import { historyTexts } from '../../i18n/en/historyTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { CollapsibleSection } from '../../ui/CollapsibleSection';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { useConfig } from '../../widgets/context/config';
import type { Row } from '../shared/listRowIds';
import { HistoryEntries } from './HistoryEntries';
import './history.css';

interface Props {
  module: EntityModule;
  record: Row;
  /** Whether the section has no card of its own, because it is shown in a dialog. */
  plain: boolean;
}

/** The history of a record below its screen. It is closed at first and loads its entries when it is opened. */
export function RecordHistory({ module, record, plain }: Props) {
  const t = useLazyTextTranslate('history', historyTexts);
  const { flags } = useConfig();
  const [isOpen, setOpen] = useState(false);
  const { history } = module.entity;
  const flag = history?.flag;
  if (!history || (flag !== undefined && flags[flag as keyof typeof flags] !== true)) return null;
  return (
    <div className={plain ? 'wd-history wd-history-plain' : 'wd-history'}>
      <CollapsibleSection heading={t('title')} level={2} isOpen={isOpen} onToggle={setOpen} isCard={!plain}>
        <EntityModuleProvider value={module}>
          <HistoryEntries entity={module.entity} history={history} record={record} />
        </EntityModuleProvider>
      </CollapsibleSection>
    </div>
  );
}
