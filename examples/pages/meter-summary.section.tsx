/**
 * A custom section of a generated list, form or detail view. A schema refers to it by its file name, in one of its
 * sections: { "title": "Summary", "custom": "meter-summary" }.
 * The section can use the react-admin contexts of its screen: the record context in a detail view, the list context
 * in a list.
 */
import { DateField, ReferenceField, TextField } from 'react-admin';
import type { SectionProps } from 'wattdesk/src/generator/extensions/extensionProps';
import { FieldValue } from 'wattdesk/src/widgets/cells/FieldValue';

export function Section({ module, record }: SectionProps) {
  // The form of a new record has no record yet, so there is nothing to summarise.
  if (record === undefined) return null;
  const { maxLoad } = module.entity.shape.fields;
  // No <p> can be used here: react-admin's reference field renders a <div> while it loads, which is invalid inside
  // a <p>.
  return (
    <>
      <div>
        <TextField source="meterName" /> counts since <DateField source="installedOn" />.
      </div>
      {/* Links to the generated screen of the account. The route of that screen need not be known here. */}
      <div>
        Billing account: <ReferenceField source="billingAccountId" reference="billing-account" />
      </div>
      {/* Renders a field value like the cells of generated lists, with code labels, dates, money and links. */}
      {maxLoad && (
        <div>
          {maxLoad.title}: <FieldValue field={maxLoad} record={record} />
        </div>
      )}
    </>
  );
}
