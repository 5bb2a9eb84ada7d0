import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config';

/** The tests as always, but with the defect in one source file. */
export default mergeConfig(config, {
  plugins: [
    {
      name: 'wattdesk:defect',
      enforce: 'pre',
      load: (id: string) =>
        id.split('?')[0] === process.env['PLANTED_FILE'] ? process.env['PLANTED_SOURCE'] : undefined,
    },
  ],
});
