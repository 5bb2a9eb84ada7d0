/**
 * A custom section: a part of a generated list, form or view. Its file name is its name in the schema:
 * { "title": "Summary", "custom": "meter-summary" } among the sections.
 * It can use the react-admin contexts of its screen: the record in a view, the rows in a list.
 */
import { DateField, ReferenceField, TextField } from 'react-admin';
import type { SectionProps } from '../../src/generator/extensions/extensionProps';
import { FieldValue } from '../../src/widgets/cells/FieldValue';

export function Section({ module, record }: SectionProps) {
  // A new record has no data to summarise.
  if (record === undefined) return null;
  const { maxLoad } = module.entity.shape.fields;
  // No <p>: react-admin's reference field renders a <div> while it loads.
  return (
    <>
      <div>
        <TextField source="meterName" /> counts since <DateField source="installedOn" />.
      </div>
      {/* Links to the generated screen of the account, whatever its route is. */}
      <div>
        Billing account: <ReferenceField source="billingAccountId" reference="billing-account" />
      </div>
      {/* A single value, rendered like the cells of generated lists: labels of codes, dates, money, links. */}
      {maxLoad && (
        <div>
          {maxLoad.title}: <FieldValue field={maxLoad} record={record} />
        </div>
      )}
    </>
  );
}
