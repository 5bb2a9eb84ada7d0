/** What servers call the fields that say who has made and changed a record, and when. */
import type { AuditFields } from './entity/entity';

const BY = '(last_?)?(VERB)_?by';
const AT = '(last_?)?(VERB)_?(on|at|time|date|date_?time|timestamp)';
const MADE = 'create|created|creation';
const CHANGED = 'update|updated|modify|modified|change|changed';

const named = (pattern: string, verb: string): RegExp => new RegExp(`^(${pattern.replace('VERB', verb)})$`, 'i');

/** The one place of these names: a change that the head of a record shows is one that its save looks for. */
export const AUDIT_FIELD_PATTERNS: Readonly<Record<keyof AuditFields, RegExp>> = {
  createdBy: named(BY, MADE),
  createdAt: named(AT, MADE),
  updatedBy: named(BY, CHANGED),
  updatedAt: named(`${AT}|last_?(updated|modified|changed)`, CHANGED),
};

/** Whether servers call it so, be it shown or not. */
export const isAuditFieldName = (name: string): boolean =>
  Object.values(AUDIT_FIELD_PATTERNS).some((pattern) => pattern.test(name));
