export { ConfirmDialogProvider } from './ConfirmDialogProvider';
export { useConfirm } from './useConfirm';
