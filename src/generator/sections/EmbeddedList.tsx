import { useMemo, useState } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { useConfig } from '../../widgets/context/config';
import { EntityList } from '../list/EntityList';
import type { ListDialog } from '../queries/listParams';
import type { Row } from '../shared/listRowIds';
import { useEntityListState } from '../list/useEntityListState';
import type { DialogController } from '../list/dialogController';
import { useLocalListParams } from '../list/useLocalListParams';

interface EmbeddedListProps {
  module: EntityModule;
  /** The values of the parent record that are sent with the requests of the list. */
  parentValues: Row;
  /** The title of the section. If set, it is already shown above the list. */
  title?: string | undefined;
}

function useLocalDialog(): DialogController {
  const [open, setOpen] = useState<ListDialog>();
  return useMemo(() => ({ open, show: setOpen, close: () => setOpen(undefined) }), [open]);
}

/** The list of another entity on the screen of a record. Its page, page size and filters are not stored in the URL. */
export function EmbeddedList({ module, parentValues, title }: EmbeddedListProps) {
  const { pageSize } = useConfig();
  const list = useLocalListParams(pageSize);
  const key = JSON.stringify(parentValues);
  // The values are compared by their JSON, because each reload of the parent record creates a new object with the
  // same content.
  const requestValues = useMemo(() => JSON.parse(key) as Row, [key]);
  const state = useEntityListState({
    module,
    routeIndex: 0,
    list,
    dialog: useLocalDialog(),
    parentValues: requestValues,
  });
  return (
    <EntityModuleProvider value={module}>
      <ObjectShapeProvider value={module.entity.shape}>
        <EntityList
          state={state}
          hasSearchShortcut={false}
          renderHeading={(buttons) => (
            <div className="wd-section-head">
              {title === undefined && <h2 className="wd-section-title">{module.entity.title}</h2>}
              <div className="wd-heading-buttons">{buttons}</div>
            </div>
          )}
        />
      </ObjectShapeProvider>
    </EntityModuleProvider>
  );
}
