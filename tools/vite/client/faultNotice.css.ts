/** The styles of the notice, and of the page below it: nothing of the page stays covered. */
export const NOTICE_CSS = `
:host { all: initial; }
.box {
  position: fixed; right: 16px; bottom: 16px; z-index: 1350;
  display: flex; flex-direction: column; max-width: min(420px, 100vw - 32px);
  border: 1px solid var(--wd-error, #b3261e); border-radius: 8px;
  font: 400 14px/1.45 var(--wd-font, system-ui); color: var(--wd-text-primary, #14262a);
  background: var(--wd-background-paper, #fff); box-shadow: var(--wd-shadow, 0 6px 10px rgb(0 0 0 / 20%));
}
.box[hidden] { display: none; }
.above { bottom: calc(var(--wd-save-bar-height, 80px) + 16px); }
.open { inset: auto 0 0; z-index: 1450; max-width: none; max-height: 40vh; border-width: 2px 0 0; border-radius: 0; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 6px 8px 6px 16px; }
p { margin: 0; }
[role='status'] { flex: 1 1 160px; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
button {
  min-width: 32px; min-height: 32px; padding: 0 8px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: var(--wd-primary, #0a5c4a); background: none; cursor: pointer;
}
button:hover { background: var(--wd-action-hover, rgb(0 0 0 / 5%)); }
:focus-visible { outline: 2px solid var(--wd-primary, #0a5c4a); outline-offset: 2px; }
.list { padding: 0 16px 12px; overflow: auto; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 8px 0; border-top: 1px solid var(--wd-divider, #dbe4e5); overflow-wrap: anywhere; }
li button { padding: 0; min-height: 24px; text-align: start; text-decoration: underline; }
.cure, .kept { color: var(--wd-text-secondary, #4a5f63); }
.message { font-weight: 600; white-space: pre-line; }
.announcement { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media print { .box { display: none; } }
`;

/** @param height of the open list or of the notice in pixels */
export const getPageCss = (height: number, open: boolean): string =>
  height === 0
    ? ''
    : open
      ? `body { padding-bottom: ${height}px; } .wd-save-bar { bottom: ${height}px; }
         .wd-sidebar { height: calc(100dvh - ${height}px); } body > .MuiDialog-root { bottom: ${height}px !important; }
         .wd-toasts.wd-toasts { bottom: ${height + 16}px !important; }
         html { scroll-padding-bottom: ${height + 8}px !important; }`
      : `body { padding-bottom: ${height + 24}px; }`;
