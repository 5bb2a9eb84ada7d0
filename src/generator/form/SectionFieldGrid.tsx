import type { ReactNode } from 'react';
import type { Section } from '../../model/entity/entity';
import { FIELD_GRID_CLASS, FIELD_GRID_CONTAINER_CLASS } from '../../widgets/inputs/fieldGrid';
import { FormPartProvider, type FormPart } from '../../widgets/context/formPart';

const PARTS: Readonly<Record<string, FormPart>> = {
  part: { level: 2, width: 'full' },
  rest: { level: 2, width: 'half' },
  titled: { level: 2, width: 'full', isTitled: true },
};

interface Props {
  section: Section | undefined;
  /** The inputs of the section. */
  children: ReactNode;
}

/** The grid of the inputs of a section. It also tells the inputs how they look there. */
export function SectionFieldGrid({ section, children }: Props) {
  const { division, title, fields = [] } = section ?? {};
  const isTitled = title !== undefined && fields.length === 1;
  return (
    <FormPartProvider value={PARTS[division ?? (isTitled ? 'titled' : '')]}>
      <div className={FIELD_GRID_CONTAINER_CLASS}>
        <div className={FIELD_GRID_CLASS}>{children}</div>
      </div>
    </FormPartProvider>
  );
}
