import type { ReactNode } from 'react';
import type { Section } from '../../model/entity/entity';
import { FormPartProvider, type FormPart } from '../../widgets/context/formPart';

const PARTS: Readonly<Record<string, FormPart>> = {
  part: { level: 2, width: 'full' },
  rest: { level: 2, width: 'half' },
  titled: { level: 2, width: 'full', isTitled: true },
};

/** Tells the inputs of a section how they look there. */
export function SectionPartProvider({ section, children }: { section: Section | undefined; children: ReactNode }) {
  const { division, title, fields = [] } = section ?? {};
  const isTitled = title !== undefined && fields.length === 1;
  return <FormPartProvider value={PARTS[division ?? (isTitled ? 'titled' : '')]}>{children}</FormPartProvider>;
}
