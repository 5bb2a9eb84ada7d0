import type { FieldErrors as FormErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FormValues } from '../../model/values/cleanValues';
import { validateForm, type FieldErrors } from '../../model/form/validateForm';
import type { FieldErrorTextFunction } from '../../widgets/useFieldErrorText';
import type { FormDefinition } from './formDefinition';
import type { FormRuleStore } from './formRuleStore';

interface Leaf {
  type: string;
  message: string;
  root?: { type: string; message: string };
}

type Tree = { [step: string]: Tree } & Partial<Leaf>;

/** The key for errors that concern the whole form. No field has this key. */
export const FORM_ERROR_KEY = '~form~';

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/**
 * Adds an error to react-hook-form's nested error object. If the rows of an array have errors, the errors of these
 * rows form an array too, as react-hook-form expects.
 */
function setAtPath(tree: Tree, steps: readonly string[], leaf: Leaf): void {
  const [step = '', ...rest] = steps;
  if (rest.length === 0) {
    tree[step] = Object.assign(tree[step] ?? {}, leaf) as Tree;
    return;
  }
  tree[step] ??= (isIndex(rest[0]) ? [] : {}) as Tree;
  setAtPath(tree[step], rest, leaf);
}

/**
 * Converts errors to react-hook-form's nested error object. The error of an array as a whole is stored twice.
 * Inputs for a plain value read it from the error object of the array itself, and field arrays read it from `root`.
 * Errors with longer paths are added first, so that the array of row errors exists before the array's own error is
 * added to it.
 */
export function toFormErrors(errors: FieldErrors, getErrorText: FieldErrorTextFunction): FormErrors {
  const tree: Tree = {};
  const deepestFirst = Object.values(errors).sort((a, b) => b.path.split('.').length - a.path.split('.').length);
  for (const error of deepestFirst) {
    const own = { type: error.rule, message: getErrorText(error) };
    setAtPath(tree, (error.path || FORM_ERROR_KEY).split('.'), { ...own, root: own });
  }
  return tree as FormErrors;
}

/**
 * Stores whether the user has tried to submit the form. It is not React state, because the resolver reads it before
 * the next render.
 */
export function createSubmitAttemptTracker() {
  let tried = false;
  return {
    isTried: () => tried,
    begin: () => {
      tried = true;
    },
    /** Called after a successful submit if the form stays open. The next submit then counts as the first attempt. */
    end: () => {
      tried = false;
    },
  };
}

/**
 * Creates a react-hook-form resolver that validates the whole form with the compiled schema. The resolver returns
 * messages as strings, because react-admin uses their JSON for memoization.
 * @param rules evaluates the form rules and recognises unchanged rows
 * @param isSubmitted whether the user has tried to save. Before the first attempt, a required input that loses the
 *   focus while it is empty shows no error
 * @param selectErrors returns the errors that count, if not all of them do
 */
export function createFormResolver(
  formDefinition: FormDefinition,
  rules: Pick<FormRuleStore, 'evaluate'>,
  getErrorText: FieldErrorTextFunction,
  isSubmitted: () => boolean,
  selectErrors: (errors: FieldErrors, values: FormValues) => FieldErrors = (errors) => errors,
): Resolver<FieldValues> {
  return (values) => {
    const errors = validateForm(
      formDefinition,
      values,
      formDefinition.validate,
      rules.evaluate(formDefinition, values),
    );
    const all = Object.entries(selectErrors(errors, values));
    const fieldErrors = isSubmitted() ? all : all.filter(([, error]) => !error.isMissing);
    if (fieldErrors.length === 0) return { values, errors: {} };
    return { values: {}, errors: toFormErrors(Object.fromEntries(fieldErrors), getErrorText) };
  };
}
