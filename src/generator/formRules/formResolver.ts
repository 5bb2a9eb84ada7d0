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

/** The key of errors of the whole form. No field has this key. */
export const FORM_ERROR_KEY = '~form~';

const NOTHING: FormValues = {};

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

/**
 * Adds an error to the tree. An array with errors in its rows becomes an array here too, as react-hook-form
 * expects.
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
 * Converts errors to react-hook-form's nested form. The error of an array as a whole is set both beside its rows'
 * errors and as `root`, because inputs with a plain value read the first and field arrays the second. Deeper paths
 * are added first, so that an array exists before its own error is added.
 */
export function toFormErrors(errors: FieldErrors, getErrorText: GetFieldErrorText): FormErrors {
  const tree: Tree = {};
  const deepestFirst = Object.values(errors).sort((a, b) => b.path.split('.').length - a.path.split('.').length);
  for (const error of deepestFirst) {
    const own = { type: error.rule, message: getErrorText(error) };
    setAtPath(tree, (error.path || FORM_ERROR_KEY).split('.'), { ...own, root: own });
  }
  return tree as FormErrors;
}

/**
 * Stores whether a submit was attempted. Not in the React state, because a resolver needs it before the next
 * render.
 */
export function createSubmitAttempt() {
  let tried = false;
  return {
    isTried: () => tried,
    begin: () => {
      tried = true;
    },
    /** Called when the submit succeeded and the form stays open. */
    end: () => {
      tried = false;
    },
  };
}

/**
 * Creates a resolver that validates a whole form with its compiled schema. Messages are strings only (react-admin
 * memoizes on JSON).
 * @param getInitialValues returns the initial values of the form
 * @param rules evaluates the form and recognises unchanged rows
 * @param isSubmitted whether a save was attempted: before that, an empty input shows no error only because it lost
 *   the focus
 */
export function createFormResolver(
  formDefinition: FormDefinition,
  rules: Pick<FormRuleStore, 'evaluate'>,
  getErrorText: GetFieldErrorText,
  isSubmitted: () => boolean,
  getInitialValues: () => FormValues = () => NOTHING,
): Resolver<FieldValues> {
  return (values) => {
    const errors = validateForm(
      formDefinition,
      values,
      formDefinition.validate,
      rules.evaluate(formDefinition, values),
    );
    const all = Object.entries(omitStoredJsonErrors(formDefinition.shape, errors, values, getInitialValues()));
    const fieldErrors = isSubmitted() ? all : all.filter(([, error]) => !error.isMissing);
    if (fieldErrors.length === 0) return { values, errors: {} };
    return { values: {}, errors: toFormErrors(Object.fromEntries(fieldErrors), getErrorText) };
  };
}
