import { useMemo } from 'react';
import type { EntityModule, Section } from '../../model/entity/entity';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { omitHeaderFields } from './headerDetails';

/**
 * Returns the sections of the read-only screen of a record, without the fields that its header shows. On a phone the
 * header may cut off the title.
 * @param hasRecordTitle whether the title of the header is that of the record, and no other text
 */
export function useUnrepeatedSections({ entity }: EntityModule, hasRecordTitle = true): readonly Section[] {
  const isPhone = useIsPhone();
  return useMemo(
    () => omitHeaderFields(entity, entity.view?.sections ?? entity.form?.sections ?? [], hasRecordTitle && !isPhone),
    [entity, hasRecordTitle, isPhone],
  );
}
