/**
 * Calls a function after what was open over the page, such as a dialog, has been removed. It gives the focus back
 * before. If the element that had it is gone, the focus is nowhere.
 * @returns ends the observation
 */
export function observeOverlays(onRemoved: () => void): () => void {
  const overlays = new MutationObserver(() => setTimeout(onRemoved));
  // Overlays are children of the body.
  overlays.observe(document.body, { childList: true });
  return () => overlays.disconnect();
}
