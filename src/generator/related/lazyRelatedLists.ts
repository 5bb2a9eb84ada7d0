import { createElement, type ReactNode } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import type { Row } from '../shared/listRowIds';

const relatedLists = lazyComponent(() => import('./RelatedLists').then(({ RelatedLists }) => RelatedLists), {
  withoutMui: true,
});

/** Renders the related lists of a record below its screen. An entity without such lists loads no code. */
export const renderRelatedLists = (module: EntityModule, record: Row): ReactNode =>
  module.entity.relatedLists ? createElement(relatedLists.Component, { module, record }) : null;
