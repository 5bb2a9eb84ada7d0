/**
 * A section: a part of a generated list, form or view. The file's name is its name in the schema:
 * { "title": "Summary", "custom": "meter-summary" } among the sections.
 * It stands in react-admin's contexts of its screen: the record in a view, the rows in a list.
 */
import { DateField, ReferenceField, TextField } from 'react-admin';
import type { SectionProps } from '../../src/generator/extensions/extensionProps';
import { FieldValue } from '../../src/widgets/cells/FieldValue';

export function Section({ module, record }: SectionProps) {
  // A new record has nothing to sum up.
  if (record === undefined) return null;
  const { maxLoad } = module.entity.shape.fields;
  // No <p>: while it loads, react-admin's reference field is a <div>.
  return (
    <>
      <div>
        <TextField source="meterName" /> counts since <DateField source="installedOn" />.
      </div>
      {/* The link leads to the generated screen of the account, wherever its routes are. */}
      <div>
        Billing account: <ReferenceField source="billingAccountId" reference="billing-account" />
      </div>
      {/* One value, drawn as the cells of generated lists draw it: codes by name, dates, money, links. */}
      {maxLoad && (
        <div>
          {maxLoad.title}: <FieldValue field={maxLoad} record={record} />
        </div>
      )}
    </>
  );
}
