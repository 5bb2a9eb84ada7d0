/**
 * Patterns for the names of audit fields. Audit fields contain the user who created or last changed a record, and the
 * time. Servers use many different names for them.
 */
import type { AuditFields } from './entity/entity';

const BY = '(last_?)?(VERB)_?by';
const AT = '(last_?)?(VERB)_?(on|at|time|date|date_?time|timestamp)';
const MADE = 'create|created|creation';
const CHANGED = 'update|updated|modify|modified|change|changed';

const createAuditPattern = (pattern: string, verb: string): RegExp =>
  new RegExp(`^(${pattern.replace('VERB', verb)})$`, 'i');

/**
 * The patterns by kind of audit field. The record header and the conflict check both use them and therefore
 * recognize the same fields.
 */
export const AUDIT_FIELD_PATTERNS: Readonly<Record<keyof AuditFields, RegExp>> = {
  createdBy: createAuditPattern(BY, MADE),
  createdAt: createAuditPattern(AT, MADE),
  updatedBy: createAuditPattern(BY, CHANGED),
  updatedAt: createAuditPattern(`${AT}|last_?(updated|modified|changed)`, CHANGED),
};

/** Whether a name is a common name of an audit field. It does not matter whether the field is displayed. */
export const isAuditFieldName = (name: string): boolean =>
  Object.values(AUDIT_FIELD_PATTERNS).some((pattern) => pattern.test(name));
