import { compileEntity } from '../../../../src/model/compile';
import type { Rule } from '../folder';

/**
 * The last resort: whatever no rule knows, but the compiler refuses. Asked only where no rule has
 * spoken, since otherwise the refusal is a consequence of what was said.
 */
export const compiles: Rule = (source, folder) => {
  try {
    compileEntity(source.name, folder.files);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      {
        at: ['x-admin'],
        key: true,
        message: `cannot be compiled: ${message}`,
        cure: 'Compare the file with one that works.',
      },
    ];
  }
};
