import { useMemo } from 'react';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import { usePageTranslate } from '../usePageTranslate';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { useCurrentValues } from '../../widgets/context/currentValues';
import { summarizeChargeBoxResults, type ChargeBoxResultGroup } from './taskSummary';
import './task.css';
import { joinTexts } from '../../model/formatting/joinTexts';

const NAMES = ['results'] as const;

/**
 * The maximum number of charge boxes that are listed by name. Further charge boxes are only counted; the rows below
 * the summary contain all of them.
 */
const NAMED = 8;

/**
 * Shows the names of the charge boxes that did not accept the operation, and the reason. Charge boxes that accepted
 * it are only counted.
 */
function Names({ group: { tone, boxes, message } }: { group: ChargeBoxResultGroup }) {
  const t = usePageTranslate();
  if (tone === 'good') return null;
  const names = joinTexts(boxes.slice(0, NAMED));
  const count = boxes.length - NAMED;
  return (
    <>
      {message && <span>{message}: </span>}
      <span className="wd-task-names">{count > 0 ? t('task.more', { names, count }) : names}</span>
    </>
  );
}

/**
 * The progress of a remote operation. It shows the responses of the charge boxes, and the charge boxes that have
 * not responded yet.
 */
export function Section({ module }: SectionProps) {
  const t = usePageTranslate();
  const { results } = useCurrentValues(NAMES);
  const status = module.entity.shape.fields['results']?.shape?.fields['status'];
  const { all, answered, groups } = useMemo(
    () => summarizeChargeBoxResults(results, status?.ui.tones),
    [results, status],
  );
  return (
    <div className="wd-task">
      <div>
        <output className="wd-task-answered">{t('task.answered', { answered, all })}</output>
        <progress className="wd-task-progress" value={answered} max={Math.max(all, 1)} aria-hidden />
      </div>
      <ul className="wd-task-groups">
        {groups.map((group) => (
          <li key={`${group.status} ${group.message}`}>
            <span className="wd-task-count">{group.boxes.length}</span>
            <span>{status ? <FieldValue field={status} record={{ ...group }} /> : group.status}</span>
            <span>
              <Names group={group} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
