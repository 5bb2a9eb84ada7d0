/** Common server names of the fields that state who created and changed a record, and when. */
import type { AuditFields } from './entity/entity';

const BY = '(last_?)?(VERB)_?by';
const AT = '(last_?)?(VERB)_?(on|at|time|date|date_?time|timestamp)';
const MADE = 'create|created|creation';
const CHANGED = 'update|updated|modify|modified|change|changed';

const createAuditPattern = (pattern: string, verb: string): RegExp =>
  new RegExp(`^(${pattern.replace('VERB', verb)})$`, 'i');

/** The only definition of these names, so that the record header and the conflict check on save use the same fields. */
export const AUDIT_FIELD_PATTERNS: Readonly<Record<keyof AuditFields, RegExp>> = {
  createdBy: createAuditPattern(BY, MADE),
  createdAt: createAuditPattern(AT, MADE),
  updatedBy: createAuditPattern(BY, CHANGED),
  updatedAt: createAuditPattern(`${AT}|last_?(updated|modified|changed)`, CHANGED),
};

/** Whether a name is one of the common names of audit fields, whether the field is displayed or not. */
export const isAuditFieldName = (name: string): boolean =>
  Object.values(AUDIT_FIELD_PATTERNS).some((pattern) => pattern.test(name));
