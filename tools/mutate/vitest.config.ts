import { createTestConfig } from '../../vitest.config';

/** The usual Vitest configuration, with one source file replaced by its mutant. */
export default createTestConfig({
  name: 'wattdesk:defect',
  enforce: 'pre',
  load: (id: string) => (id.split('?')[0] === process.env['PLANTED_FILE'] ? process.env['PLANTED_SOURCE'] : undefined),
});
