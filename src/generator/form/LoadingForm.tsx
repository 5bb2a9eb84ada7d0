import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { RecordContextProvider, useRecordContext, type RaRecord } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getFieldValue } from '../../model/values/getFieldValue';
import type { EntityModule, Field, Section } from '../../model/entity/entity';
import { getMaxLength } from '../../model/form/inputLimits';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { isSecretField, removeSecretsHiddenByFlag } from '../../model/values/secretFields';
import { toFormValues } from '../../model/wire/toFormValues';
import { FieldFrame } from '../../ui/FieldFrame';
import { Skeleton } from '../../ui/Skeleton';
import { useConfig } from '../../widgets/context/config';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { useFormPart } from '../../widgets/context/formPart';
import { FieldStatesProvider, useFieldState } from '../../widgets/context/ruleFieldStates';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { FieldValue } from '../../widgets/cells/FieldValue';
import { isFullWidthField, getGridSpan } from '../../widgets/inputs/fieldGrid';
import { renderHelperText } from '../../widgets/inputs/HelperText';
import { LabeledValue } from '../../widgets/readOnly/LabeledValue';
import { getWidget } from '../../widgets/widgetRegistry';
import { Sections } from '../sections/Sections';
import { getRecordFormDefinition } from '../formRules/formDefinition';
import { FIELD_HEIGHT } from '../screenLayout/FormSkeleton';
import { SectionFieldGrid } from './SectionFieldGrid';
import { FormWithContents } from './FormWithContents';
import { createFormRuleStore } from '../formRules/formRuleStore';
import { FormRuleStoreProvider } from '../formRules/formRuleStoreContext';

/**
 * Whether the list row contains the value that the input of a field will show. The values of secret fields are only
 * taken from the full record.
 */
const isKnownFromRow = (field: Field, row: RaRecord): boolean =>
  !isSecretField(field) && !isEmpty(getFieldValue(row, field));

/**
 * Returns the help line that the input will have below it. The placeholder shows the same line, so that the
 * following fields do not move when the input replaces the placeholder.
 */
const renderHelp = (field: Field, row: RaRecord): ReactNode =>
  renderHelperText({
    text: toText(getFieldValue(row, field)),
    helperText: field.help,
    isAlwaysCounted: field.ui.alwaysShowCounter,
    max: getWidget(field).countsCharacters ? getMaxLength(field.limits) : undefined,
  });

const LoadingField = memo(function ArrivingField({ field }: { field: Field }) {
  const id = useId();
  const row = useRecordContext();
  const { visible, title: label = field.title, required } = useFieldState(field.key);
  const { width = 'full' } = useFormPart() ?? {};
  if (!visible || !row) return null;
  const place = getGridSpan(field, width);
  // A list row may lack values of nested fields, so a placeholder is shown until the full record is loaded.
  if (field.shape || isFullWidthField(field)) {
    return (
      <div {...place}>
        <Skeleton shape="block" height={FIELD_HEIGHT} />
      </div>
    );
  }
  return (
    <div {...place}>
      {field.readOnly ? (
        <LabeledValue field={field} label={label} record={row} />
      ) : (
        <FieldFrame id={id} label={label} required={required} disabled place="form" help={renderHelp(field, row)}>
          <span className="wd-field-value">
            {isKnownFromRow(field, row) ? <FieldValue field={field} record={row} /> : <Skeleton width="40%" />}
          </span>
        </FieldFrame>
      )}
    </div>
  );
});

interface ArrivingFieldsProps {
  fields: readonly Field[];
  section: Section;
}

const ArrivingFields = memo(function ArrivingFields({ fields, section }: ArrivingFieldsProps) {
  if (section.division === 'more') return <Skeleton shape="block" height={FIELD_HEIGHT} />;
  return (
    <SectionFieldGrid section={section}>
      {fields.map((field) => (
        <LoadingField key={field.key} field={field} />
      ))}
    </SectionFieldGrid>
  );
});

/** Used if the record's URL was opened directly: no value of the record is known before it is loaded. */
const NO_VALUES: RaRecord = { id: '' };

interface Props {
  module: EntityModule;
  /** The values that are known before the record is loaded, from its list row or from an earlier response. */
  row?: RaRecord | undefined;
  /** Whether the form is rendered in a dialog. */
  plain?: boolean;
}

/**
 * Placeholder for a form whose record is loading. It shows the values that are already known. It contains no
 * inputs: otherwise the user could type values that the loaded record would overwrite, or save values that were not
 * loaded.
 */
export function LoadingForm({ module, row = NO_VALUES, plain = false }: Props) {
  const t = useAppTranslate();
  const config = useConfig();
  const { shape, title } = module.entity;
  const formDefinition = useMemo(() => getRecordFormDefinition(module), [module]);
  const partialRecord = useMemo(() => removeSecretsHiddenByFlag(shape, row, config), [shape, row, config]);
  const [rules] = useState(() => createFormRuleStore(formDefinition, toFormValues(shape, partialRecord)));
  // Only sections with fields are rendered, and only those that send no request. Other sections send requests or
  // need form values.
  const sections = useMemo(
    () => formDefinition.sections.filter(({ kind, fetch }) => kind === 'fields' && !fetch),
    [formDefinition],
  );
  return (
    <EntityModuleProvider value={module}>
      <ObjectShapeProvider value={shape}>
        <RecordContextProvider value={partialRecord}>
          <FormRuleStoreProvider value={rules}>
            <FieldStatesProvider value={rules}>
              <output className="wd-form wd-arriving" aria-busy aria-label={t('screen.loading', { title })}>
                <FormWithContents sections={plain ? [] : sections} shape={shape} isLoading>
                  <Sections
                    module={module}
                    sections={sections}
                    record={partialRecord}
                    Inputs={ArrivingFields}
                    plain={plain}
                  />
                </FormWithContents>
              </output>
            </FieldStatesProvider>
          </FormRuleStoreProvider>
        </RecordContextProvider>
      </ObjectShapeProvider>
    </EntityModuleProvider>
  );
}
