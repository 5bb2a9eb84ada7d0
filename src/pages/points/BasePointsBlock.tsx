import { useId, useState } from 'react';
import Edit from '@mui/icons-material/EditOutlined';
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { loadEntity } from '../../model/registry';
import { useSession } from '../../auth/useSession';
import { useArrival } from '../../generator/chunk';
import { Arriving } from '../../generator/list/ListDialogs';
import { formDialog } from '../../generator/screens';
import { useEntity } from '../../generator/useManifest';
import { EntityProvider } from '../../widgets/context/entity';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useTexts } from '../../widgets/useTexts';
import { BaseFormulas } from './BaseFormulas';
import { useBasePoints, type BasePoints } from './useBasePoints';

/** The schema with the fields, checks, messages and calls of the base setting. */
const ENTITY = 'base-points';
/** The only role that may change the base setting (PTS-021, PTS-022): exactly so written. */
const EDITOR = 'ADMIN';

const PAPER = { my: 1, px: 2, py: 1.5, minHeight: 112, display: 'flex', alignItems: 'flex-start', gap: 2 } as const;

function Failure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ my: 1 }}
      action={<Button onClick={onRetry}>{translate('wd.action.retry', { _: 'Retry' })}</Button>}
    >
      {translate('wd.screen.loadFailed', { _: '%{title} could not be loaded', title })}
    </Alert>
  );
}

/** The form of the base setting; what the server has comes with it, and nothing where it has nothing yet. */
function EditButton({ module, base }: { module: EntityModule; base: BasePoints }) {
  const translate = useTranslate();
  const noun = useTexts(module.entity).noun();
  const [open, setOpen] = useState(false);
  const id = base.values?.[module.entity.id];
  const close = (saved: boolean): void => {
    setOpen(false);
    if (saved) base.reload();
  };
  return (
    <>
      <Button
        startIcon={<Edit />}
        aria-label={translate('wd.form.updateNoun', { _: 'Edit %{noun}', noun })}
        onClick={() => setOpen(true)}
      >
        {translate('wd.action.edit', { _: 'Edit' })}
      </Button>
      {open && (
        <Arriving chunk={formDialog} name={ENTITY} onClose={() => close(false)}>
          {(FormDialog) => <FormDialog entity={module} id={id} onClose={close} />}
        </Arriving>
      )}
    </>
  );
}

function Block({ module }: { module: EntityModule }) {
  const { entity } = module;
  const texts = useTexts(entity);
  const heading = useId();
  const base = useBasePoints(entity);
  const viewOnly = useViewOnly();
  const mayEdit = useSession()?.roleName === EDITOR && !viewOnly;
  if (base.failed && !base.values) return <Failure title={texts.title()} onRetry={base.reload} />;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={PAPER}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={heading} component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
          {texts.title()}
        </Typography>
        {base.values ? (
          <BaseFormulas entity={entity} values={base.values} />
        ) : (
          <Skeleton variant="text" width="min(100%, 360px)" height={48} />
        )}
      </Box>
      {mayEdit && base.values && <EditButton module={module} base={base} />}
    </Paper>
  );
}

/** Above the points configurations: what every charge earns and what points are worth (PTS-014, PTS-015). */
export function BasePointsBlock() {
  const translate = useTranslate();
  const module = useEntity(ENTITY);
  const { error, retry } = useArrival(module !== undefined, () => loadEntity(ENTITY), ENTITY);
  if (module) {
    return (
      <EntityProvider value={module}>
        <Block module={module} />
      </EntityProvider>
    );
  }
  if (!error) return <Skeleton variant="rounded" height={112} sx={{ my: 1 }} />;
  return <Failure title={translate(`entities.${ENTITY}.title`, { _: 'Base Points' })} onRetry={retry} />;
}
