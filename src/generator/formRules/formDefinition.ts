/** The definition of a form: the form of a record, the input form of an action, or the filter form of a list. */
import type { Action, EntityModule, ListFilters, Section, ObjectShape } from '../../model/entity/entity';
import type { ValidateFunction, Validators } from '../../model/entity/validators';
import type { StoredKeyTest } from '../../model/formRules/omitClearedValues';

export interface FormDefinition {
  /** The entity that defines the option lists and conditions of the fields. */
  module: EntityModule;
  shape: ObjectShape;
  sections: readonly Section[];
  validators: Validators;
  /** Validates the values of the whole form. */
  validate: ValidateFunction;
  /** Tells which keys the record had when its form was loaded. */
  isStored?: StoredKeyTest;
}

const ANYTHING: ValidateFunction = () => true;

export const getRecordFormDefinition = (module: EntityModule): FormDefinition => ({
  module,
  shape: module.entity.shape,
  sections: module.entity.form?.sections ?? [],
  validators: module.validators,
  validate: module.validators.record,
});

/**
 * Returns the form definition of an action's input.
 * @throws Error for an action without input
 */
export function getInputFormDefinition(module: EntityModule, { name, input }: Action): FormDefinition {
  if (!input) throw new Error(`The action "${name}" of ${module.entity.name} has no input`);
  const { shape, sections, part } = input;
  return {
    module,
    shape,
    sections,
    validators: module.validators,
    validate: module.validators.parts[part] ?? ANYTHING,
  };
}

export const getFilterFormDefinition = (module: EntityModule, { shape, part }: ListFilters): FormDefinition => ({
  module,
  shape,
  sections: [],
  validators: module.validators,
  validate: module.validators.parts[part] ?? ANYTHING,
});
