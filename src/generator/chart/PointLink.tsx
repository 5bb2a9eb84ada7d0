import { LinkBase } from 'ra-core';
import { useOriginScreenState } from '../shared/originPath';
import type { ChartPoint } from './types';

/** The label of a point, as a link if the point leads somewhere. */
export function PointLink({ point: { label, link }, text = label }: { point: ChartPoint; text?: string }) {
  const state = useOriginScreenState();
  if (!link) return text;
  return (
    <LinkBase className="wd-link" to={link.to} state={state}>
      {text}
    </LinkBase>
  );
}
