/** Entry module that the dev server adds to the page: shows the errors of the schema files there. */
import { FAULTS_EVENT, FAULTS_REQUEST, type SchemaFault } from './faultMessages';
import { FaultNotice } from './faultNotice';

const notice = new FaultNotice(({ path, line, column }) => {
  void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`);
});
const update = (): void => notice.update();

// The screen changes with the address, the texts with the language.
(window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', update);
window.addEventListener('popstate', update);
window.addEventListener('resize', update);
new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['lang'] });

// Vite looks for these very words; in a variable, `hot` would be undefined.
if (import.meta.hot) {
  const { hot } = import.meta;
  hot.on(FAULTS_EVENT, (faults: SchemaFault[]) => notice.show(faults));
  // After the server has been restarted, too.
  hot.on('vite:ws:connect', () => hot.send(FAULTS_REQUEST));
  hot.send(FAULTS_REQUEST);
}
