export { ConfirmHost, warmConfirm } from './ConfirmHost';
export { useConfirm, type Ask, type Question } from './question';
