import { build, type Plugin, type Rolldown } from 'vite';
import { languagesPlugin } from './languagesPlugin';

const ENTRY = 'src/beforeFirstPaint.ts';
const PLACE = '<!-- boot -->';

/** Bundles the script and its imports into one classic script (a script that is not an ES module). */
async function bundleScript(root: string, localesDir?: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [languagesPlugin(localesDir)],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const { output: chunks } = output as Rolldown.RolldownOutput;
  return chunks[0].code;
}

/**
 * Inserts `src/beforeFirstPaint.ts` as a classic script into the head of the page, in front of the style sheet. An
 * ES module would run only after the first paint. A build writes the script to a file of its own, because the
 * Content Security Policy of the app forbids inline scripts.
 * @param localesDir folder of the language files; default: that of the app
 */
export function earlyScriptPlugin(localesDir?: string): Plugin {
  let root = '';
  let base = '/';
  let file = '';
  return {
    name: 'wattdesk:boot',
    configResolved: (config) => {
      ({ root, base } = config);
    },
    async generateBundle() {
      const id = this.emitFile({ type: 'asset', name: 'boot.js', source: await bundleScript(root) });
      file = this.getFileName(id);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}, the place of ${ENTRY}`);
        const script = server
          ? `<script>${await bundleScript(root, localesDir)}</script>`
          : `<script src="${base}${file}"></script>`;
        return html.replace(PLACE, () => script);
      },
    },
  };
}
