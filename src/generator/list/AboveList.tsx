import { createElement } from 'react';
import { Alert, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { useArrival } from '../chunk';
import { useExtensions } from '../extensions';

interface Props {
  module: EntityModule;
  /** As the schema says it in `x-admin.list.above`. */
  name: string;
}

/**
 * The hand-written part above a list. Its code travels by itself: the rows do not wait for it, and
 * where it does not arrive the list works all the same.
 */
export function AboveList({ module, name }: Props) {
  const translate = useTranslate();
  const { above = {} } = useExtensions();
  const chunk = above[name];
  if (!chunk) {
    const known = Object.keys(above).join(', ') || 'none';
    throw new Error(`${module.entity.name} asks for "${name}" above its list; there are ${known}`);
  }
  const part = chunk.get();
  const { error, retry } = useArrival(part !== undefined, () => chunk.load(), name);
  if (part) return createElement(part, { entity: module });
  if (!error) return <Skeleton variant="rounded" height={112} sx={{ my: 1 }} />;
  return (
    <Alert
      severity="warning"
      sx={{ my: 1 }}
      action={<Button onClick={retry}>{translate('wd.action.retry', { _: 'Retry' })}</Button>}
    >
      {translate('wd.screen.loadFailedText', {
        _: 'Check your connection and try again. If Wattdesk was updated just now, reload the page.',
      })}
    </Alert>
  );
}
