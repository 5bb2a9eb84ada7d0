import { createElement, type ReactNode } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import type { Row } from '../shared/listRowIds';

const history = lazyComponent(() => import('./RecordHistory').then(({ RecordHistory }) => RecordHistory), {
  withoutMui: true,
});

/** Renders the history of a record below its screen. An entity without the call `history` loads no code. */
export const renderHistory = (module: EntityModule, record: Row, plain = false): ReactNode =>
  module.entity.history ? createElement(history.Component, { module, record, plain }) : null;
