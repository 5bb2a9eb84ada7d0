import { useMemo } from 'react';
import { Box, Typography } from '@mui/material';
import { reviewTexts } from '../../i18n/en/recordVersionTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { getUnsavedFieldChanges } from '../../model/form/conflict';
import type { RecordForm } from './useRecordFormAndSave';
import { CompareVersionsDialog } from './CompareVersionsDialog';
import { VersionValue } from './VersionValue';
import { useRecordVersionTexts } from './useRecordVersionTexts';

interface ReviewDialogProps {
  form: RecordForm;
  onClose: () => void;
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1,
  mt: 0.5,
} as const;

const VALUE = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const NEW_VALUE = { ...VALUE, borderColor: 'primary.main' } as const;

/** Dialog that shows what a save would change: the previous value of each changed field beside its new value. */
export function ReviewDialog({ form, onClose }: ReviewDialogProps) {
  const { definition, getInitialValues, form: values, submit } = form;
  const translateApp = useAppTranslate();
  const t = useLazyTextTranslate('review', reviewTexts);
  const { entity } = definition.module;
  // The changes are computed only once, because the user cannot edit the form while this dialog is open.
  const { fields, sides } = useMemo(
    () =>
      getUnsavedFieldChanges(entity, definition, {
        base: getInitialValues(),
        mine: structuredClone(values.getValues()),
      }),
    [entity, definition, getInitialValues, values],
  );
  const differences = useMemo(() => fields.map((field) => ({ field, isMineToo: true })), [fields]);
  const getTexts = useRecordVersionTexts({ differences, versions: sides });
  const save = (): void => {
    onClose();
    void submit();
  };
  const { singularName } = entity;
  return (
    <CompareVersionsDialog
      title={t('title')}
      text={t(fields.length === 0 ? 'nothing' : 'text', { singularName })}
      close={translateApp('action.close')}
      onClose={onClose}
      save={entity.messages['saveLabel'] ?? translateApp('form.save')}
      onSave={save}
    >
      {fields.map((field) => {
        const { base: before, mine: after } = getTexts(field);
        return (
          <Box key={field.key} component="section" aria-label={field.title}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {field.title}
            </Typography>
            <Box sx={PAIR}>
              <Box sx={VALUE}>
                <VersionValue label={t('before')} text={before} />
              </Box>
              <Box sx={NEW_VALUE}>
                <VersionValue label={t('after')} text={after} />
              </Box>
            </Box>
          </Box>
        );
      })}
    </CompareVersionsDialog>
  );
}
