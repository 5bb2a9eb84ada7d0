import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { historyTexts } from '../../i18n/en/historyTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
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
  const id = useId();
  const { history } = module.entity;
  const flag = history?.flag;
  if (!history || (flag !== undefined && flags[flag as keyof typeof flags] !== true)) return null;
  return (
    <section className={plain ? 'wd-history' : 'wd-history wd-card'}>
      <h2>
        <button
          type="button"
          className="wd-history-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore fontSize="small" className="wd-history-arrow" />
          {t('title')}
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="wd-history-body">
          <EntityModuleProvider value={module}>
            <HistoryEntries entity={module.entity} history={history} record={record} />
          </EntityModuleProvider>
        </div>
      )}
    </section>
  );
}
