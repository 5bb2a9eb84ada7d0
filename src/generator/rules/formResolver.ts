import type { FieldErrors as FormErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FormValues } from '../../model/values/cleanValues';
import { validateForm, omitStoredJsonErrors, type FieldErrors } from '../../model/form/validateForm';
import type { GetFieldErrorText } from '../../widgets/useFieldErrorText';
import type { FormDefinition } from './formDefinition';
import type { FormRuleStore } from './formRuleStore';

interface Leaf {
  type: string;
  message: string;
  root?: { type: string; message: string };
}

type Tree = { [step: string]: Tree } & Partial<Leaf>;

/** The key of errors of the whole form. No field has it. */
export const FORM_ERROR_KEY = '~form~';

const NOTHING: FormValues = {};

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/** Places one leaf; a list with faults in its rows is a list here as well, as react-hook-form has it. */
function place(tree: Tree, steps: readonly string[], leaf: Leaf): void {
  const [step = '', ...rest] = steps;
  if (rest.length === 0) {
    tree[step] = Object.assign(tree[step] ?? {}, leaf) as Tree;
    return;
  }
  tree[step] ??= (isIndex(rest[0]) ? [] : {}) as Tree;
  place(tree[step], rest, leaf);
}

/**
 * Errors as react-hook-form nests them. The error of a list as a whole stands both beside its rows'
 * errors and as `root`, since inputs on a plain value read the first and field arrays the second.
 * Deep places go first: a list is made as a list before its own error is laid on it.
 */
export function toFormErrors(errors: FieldErrors, textOf: GetFieldErrorText): FormErrors {
  const tree: Tree = {};
  const deepestFirst = Object.values(errors).sort((a, b) => b.path.split('.').length - a.path.split('.').length);
  for (const error of deepestFirst) {
    const own = { type: error.rule, message: textOf(error) };
    place(tree, (error.path || FORM_ERROR_KEY).split('.'), { ...own, root: own });
  }
  return tree as FormErrors;
}

/** Whether a form was sent. A resolver asks at once, before a state would have been drawn. */
export function createSubmitAttempt() {
  let tried = false;
  return {
    isTried: () => tried,
    begin: () => {
      tried = true;
    },
    /** It has succeeded, and the form goes on. */
    end: () => {
      tried = false;
    },
  };
}

/**
 * Validation of a whole form by its compiled schema. Strings only (react-admin memoizes on JSON).
 * @param getInitialValues what the form began with
 * @param rules knows the rows that have not changed
 * @param isSubmitted whether a save was tried: before that, nobody is told that an input is still empty
 *   only because the focus has passed it
 */
export function createFormResolver(
  spec: FormDefinition,
  rules: Pick<FormRuleStore, 'evaluate'>,
  textOf: GetFieldErrorText,
  isSubmitted: () => boolean,
  getInitialValues: () => FormValues = () => NOTHING,
): Resolver<FieldValues> {
  return (values) => {
    const errors = validateForm(spec, values, spec.validate, rules.evaluate(spec, values));
    const all = Object.entries(omitStoredJsonErrors(spec.shape, errors, values, getInitialValues()));
    const told = isSubmitted() ? all : all.filter(([, error]) => !error.isMissing);
    if (told.length === 0) return { values, errors: {} };
    return { values: {}, errors: toFormErrors(Object.fromEntries(told), textOf) };
  };
}
