export { ConfirmHost } from './ConfirmHost';
export { useConfirm, type Ask, type Question } from './question';
