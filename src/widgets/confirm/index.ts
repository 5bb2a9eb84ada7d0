export { ConfirmHost } from './ConfirmHost';
export { useConfirm } from './useConfirm';
