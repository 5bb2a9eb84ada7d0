/** Writes what the parts of a branch require and change into the branch itself, where forms follow it. */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

const LIFTED = ['required', 'properties', 'allOf'];

/** Whether a part only requires and changes fields that the branch does not change in another way. */
function canBeLifted(part: Json, branch: Json): boolean {
  const changed = toObjectOrEmpty(branch['properties']);
  const isFree = ([name, change]: [string, unknown]): boolean =>
    !Object.hasOwn(changed, name) || JSON.stringify(changed[name]) === JSON.stringify(change);
  return (
    Object.keys(part).every((key) => LIFTED.includes(key)) &&
    Object.entries(toObjectOrEmpty(part['properties'])).every(isFree)
  );
}

/** Returns a branch that has what the parts of its `allOf` say without a condition. */
export function inlineAllOf(branch: Json): Json {
  const { allOf, ...own } = branch;
  return toList(allOf)
    .filter(isObject)
    .reduce((whole: Json, part): Json => {
      const left = toList(whole['allOf']);
      if (!canBeLifted(part, whole)) return { ...whole, allOf: [...left, part] };
      const properties = { ...toObjectOrEmpty(whole['properties']), ...toObjectOrEmpty(part['properties']) };
      const required = [...new Set([...toList(whole['required']), ...toList(part['required'])])];
      const parts = [...left, ...toList(part['allOf'])];
      return {
        ...whole,
        ...(required.length > 0 ? { required } : {}),
        ...(Object.keys(properties).length > 0 ? { properties } : {}),
        ...(parts.length > 0 ? { allOf: parts } : {}),
      };
    }, own);
}
