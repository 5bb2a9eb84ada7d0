import type { Entity } from '../../../../src/model/entity/entity';
import type { LintFolder } from '../source/lintFolder';
import type { SourceFile } from '../source/sourceFile';

/** Returns the compiled entity of a file; undefined if it cannot be compiled, which `checkCompilation` reports. */
export function getCompiledEntityIfValid(source: SourceFile, folder: LintFolder): Entity | undefined {
  try {
    return folder.getCompiledEntity(source).entity;
  } catch {
    return undefined;
  }
}
