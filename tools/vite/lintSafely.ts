import { lintSchemas, type Diagnostic } from '../schema/lint/lintSchemas';
import { sharedCompileCache } from '../schema/folder/compileCache';
import type { SchemaFileText } from '../schema/folder/readSchemaFolder';

/** Creates the diagnostic for an error that the lint has not found and that only the compiler reports. */
export function createCompileFault(file: string, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: 1,
    column: 1,
    message,
    suggestion: 'Correct the definition that the message names.',
    severity: 'error',
  };
}

/**
 * Lints the files. If the lint itself crashes, this is reported as a diagnostic, so that the dev server continues
 * to run and a build fails.
 */
export function lintSafely(files: readonly SchemaFileText[], folder: string, pages?: string): Diagnostic[] {
  try {
    return lintSchemas(files, { folder, pages, memory: sharedCompileCache });
  } catch (error) {
    const suggestion = 'This is a mistake of the lint, not of the schema files: see tools/schema/lint.';
    return [{ ...createCompileFault(folder, error), suggestion }];
  }
}
