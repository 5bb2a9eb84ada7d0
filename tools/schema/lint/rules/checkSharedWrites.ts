import { getEntityName, type LintRule } from '../source/lintFolder';
import { getValueAtPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { isCopiedFile } from './checkEntityName';
import { getEndpointText } from './knownPlaceholders';

const WRITES = ['create', 'update', 'delete'];

const getWrites = ({ value }: SourceFile): { name: string; text: string }[] =>
  WRITES.flatMap((name) => {
    const call = getEndpointText(value, ['x-admin', 'calls', name]);
    return call ? [{ name, text: call.text }] : [];
  });

/** Whether two entities say that they show the same records: one is the parent of the other, or they have one page call. */
const isSameRecord = (one: SourceFile, other: SourceFile): boolean =>
  [one, other].some((own, index, both) => {
    const rest = both[1 - index];
    return rest && getValueAtPath(own.value, ['x-admin', 'parentEntity']) === getEntityName(rest);
  }) ||
  ['page', 'get'].some((name) => {
    const [call, twin] = [one, other].map(({ value }) => getEndpointText(value, ['x-admin', 'calls', name])?.text);
    return call !== undefined && call === twin;
  });

/** Warns of a write that another entity has, too, as in a copied file: the records would be stored as those of the other. */
export const checkSharedWrites: LintRule = (source, folder) =>
  getWrites(source).flatMap(({ name, text }): LintFinding[] => {
    const twin = folder.entities.find(
      (other) =>
        other !== source &&
        !isCopiedFile(other, source) &&
        getWrites(other).some((call) => call.text === text) &&
        !isSameRecord(source, other),
    );
    const call = getEndpointText(source.value, ['x-admin', 'calls', name]);
    if (!twin || !call) return [];
    const message = `${quote(text)} also writes the records of ${quote(getEntityName(twin))}`;
    const suggestion = `Write the call for records of ${quote(getEntityName(source))}. It may stay if both are the same records.`;
    return [{ at: call.path, message, suggestion, severity: 'warning' }];
  });
