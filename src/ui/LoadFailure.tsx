import type { ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'ra-core';
import { LongText } from './LongText';
import { NoticePicture } from './NoticePicture';
import { focusParentOnRemoval } from './focusParentOnRemoval';

interface Props {
  title: string;
  reason: string;
  /** Whether what was sought does not exist, so that loading it again would not help. */
  isGone?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** Returns whether an open toast has this text. */
function useIsToldByToast(text: string): boolean {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.some(
    ({ message, notificationOptions }) =>
      typeof message === 'string' && translate(message, notificationOptions?.messageArgs) === text,
  );
}

/**
 * A notice instead of rows or a record that could not be loaded: a picture, what failed, why, and the next step. While a
 * toast with the same reason is open, screen readers read the reason only there, so that they do not read it twice.
 */
export function LoadFailure({ title, reason, isGone = false, children }: Props) {
  const isTold = useIsToldByToast(reason);
  return (
    <div ref={focusParentOnRemoval} className="wd-notice">
      <NoticePicture sign={isGone ? 'search' : 'failed'} />
      <strong>{title}</strong>
      <p className="wd-quiet" inert={isTold}>
        <LongText text={reason} />
      </p>
      <div className="wd-buttons">{children}</div>
    </div>
  );
}
