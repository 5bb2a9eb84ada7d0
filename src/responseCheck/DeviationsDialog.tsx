import { useId, useState, useSyncExternalStore } from 'react';
import { deviationTexts } from '../i18n/en/deviationTexts';
import { useAppTranslate, useLazyTextTranslate } from '../i18n/useAppTranslate';
import { getDeviationKey } from '../model/contract/deviation';
import { findManifestEntry } from '../model/registry/entityRegistry';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { DialogBody, DialogShell } from '../ui/DialogShell';
import { useToast } from '../widgets/useToast';
import { DeviationItem } from './DeviationItem';
import { deviationStore, type ObservedDeviation } from './deviationStore';
import './deviations.css';

const ALL = '';

/** Returns the deviations as JSON, with readable times. */
const toJson = (deviations: readonly ObservedDeviation[]): string =>
  JSON.stringify(
    deviations.map(({ firstSeen, lastSeen, ...deviation }) => ({
      ...deviation,
      firstSeen: new Date(firstSeen).toISOString(),
      lastSeen: new Date(lastSeen).toISOString(),
    })),
    null,
    2,
  );

function EntityName({ name }: { name: string }) {
  const t = useLazyTextTranslate('deviations', deviationTexts);
  const title = name === '' ? t('otherCalls') : findManifestEntry(name)?.title;
  return (
    <>
      {title} {name === '' ? null : <code>{name}</code>}
    </>
  );
}

function EntitySection({ name, deviations }: { name: string; deviations: readonly ObservedDeviation[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wd-deviations-entity">
      <h3 id={id}>
        <EntityName name={name} />
      </h3>
      <ul>
        {deviations.map((deviation) => (
          <DeviationItem key={getDeviationKey(deviation)} deviation={deviation} />
        ))}
      </ul>
    </section>
  );
}

interface FilterProps {
  entities: readonly string[];
  value: string;
  onChoose: (entity: string) => void;
}

function EntityFilter({ entities, value, onChoose }: FilterProps) {
  const t = useLazyTextTranslate('deviations', deviationTexts);
  return (
    <label className="wd-deviations-filter">
      {t('entity')}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value={ALL}>{t('allEntities')}</option>
        {entities.map((entity) => (
          <option key={entity} value={`of ${entity}`}>
            {entity === '' ? t('otherCalls') : entity}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lists the deviations of the API that this page has observed, for developers. */
export function DeviationsDialog({ onClose }: { onClose: () => void }) {
  const t = useLazyTextTranslate('deviations', deviationTexts);
  const frame = useAppTranslate();
  const toast = useToast();
  const { deviations, responseCount, isFull } = useSyncExternalStore(deviationStore.subscribe, deviationStore.get);
  const entities = [...new Set(deviations.map(({ entity }) => entity))].sort();
  const [chosen, choose] = useState(ALL);
  const isChosen = (entity: string): boolean => chosen === `of ${entity}`;
  // The chosen entity has no deviations any more after the list was cleared.
  const shown = entities.some(isChosen) ? entities.filter(isChosen) : entities;
  const listed = deviations.filter(({ entity }) => shown.includes(entity));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(toJson(listed));
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  const isEmpty = deviations.length === 0;
  return (
    <DialogShell title={t('title')} maxWidth="md" onClose={onClose}>
      <DialogBody
        buttons={
          <>
            <Button disabled={isEmpty} onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button disabled={isEmpty} onClick={deviationStore.clear}>
              {t('clear')}
            </Button>
            <Button autoFocus look="contained" onClick={onClose}>
              {frame('close')}
            </Button>
          </>
        }
      >
        <p className="wd-quiet">{t('about')}</p>
        {isFull ? <Alert severity="warning">{t('full')}</Alert> : null}
        <div className="wd-deviations-bar">
          <output>
            <strong>{isEmpty ? t('none') : t('deviationCount', { smart_count: listed.length })}</strong>{' '}
            <span className="wd-quiet">{t('responseCount', { smart_count: responseCount })}</span>
          </output>
          {entities.length > 1 ? (
            <EntityFilter entities={entities} value={entities.some(isChosen) ? chosen : ALL} onChoose={choose} />
          ) : null}
        </div>
        {shown.map((name) => (
          <EntitySection key={name} name={name} deviations={deviations.filter(({ entity }) => entity === name)} />
        ))}
      </DialogBody>
    </DialogShell>
  );
}
