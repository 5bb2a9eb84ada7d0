import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { useToast } from '../../widgets/useToast';
import type { IdentityProvider } from '../authApi';
import { useSignInTranslate } from './useSignInTranslate';

interface Props {
  provider: IdentityProvider;
  /** Opens the page of the identity provider. */
  onOpen: () => Promise<void>;
}

/** The button that opens the page of the identity provider. The app never sees the user's password. */
export function ProviderButton({ provider, onOpen }: Props) {
  const t = useSignInTranslate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({ mutationFn: onOpen, onError: (error) => toast.error(error) });
  return (
    <Button look="contained" loading={isPending} onClick={() => mutate()} style={{ paddingBlock: 8, width: '100%' }}>
      {t('withProvider', { name: provider.name })}
    </Button>
  );
}

/**
 * The button in the dialog over unsaved changes. It opens a window, so that the screen with the changes stays. The
 * dialog closes when the session starts in that window.
 */
export function ProviderWindowButton({ provider }: Pick<Props, 'provider'>) {
  const t = useSignInTranslate();
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <ProviderButton provider={provider} onOpen={async () => setBlocked(!provider.openWindow())} />
      {isBlocked ? <p role="alert">{t('windowBlocked')}</p> : null}
    </>
  );
}
