import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, useLocation, useNavigate, useTranslate } from 'ra-core';
import type { Entity } from '../../model/entity';
import { pathTo } from '../../model/paths';
import { useTexts } from '../../widgets/useTexts';
import { useWarmForm } from '../formParts';
import { editsInDialog } from './actionable';
import type { ListParamsControl } from './useListParams';

interface Props {
  entity: Entity;
  reading: number;
  list: ListParamsControl;
  /** In place of the rows of an empty list: another wording, for the header has its button too. */
  first?: boolean;
}

/** Leads to the empty form (SHELL-099), whose code starts to travel when the pointer arrives. */
export function CreateButton({ entity, reading, list, first = false }: Props) {
  const translate = useTranslate();
  const texts = useTexts(entity);
  const { search } = useLocation();
  const navigate = useNavigate();
  const warm = useWarmForm(entity);
  const text = first
    ? translate('wd.list.createFirst', { _: 'Add the first one' })
    : texts.message('create', entity.messages['create'] ?? translate('wd.action.create', { _: 'Create' }));
  const looks = { variant: first ? 'outlined' : 'contained', startIcon: <Add /> } as const;

  if (editsInDialog(entity)) {
    const { to, state } = list.dialogLink('create');
    return (
      <Button {...looks} onPointerEnter={warm} onFocus={warm} onClick={() => navigate(to, { state })}>
        {text}
      </Button>
    );
  }
  const to = pathTo(entity, 'create', undefined, reading) ?? '';
  return (
    <Button {...looks} onPointerEnter={warm} onFocus={warm} component={LinkBase} to={to} state={{ from: search }}>
      {text}
    </Button>
  );
}
