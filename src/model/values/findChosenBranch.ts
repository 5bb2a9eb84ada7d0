import type { ObjectShape } from '../entity/entity';

type Variants = NonNullable<ObjectShape['variants']>;
type Branch = Variants['branches'][number];

/**
 * Returns the variant of an object that is chosen: that of the choice, or the only one that an object need not state.
 * @param choice the value of the field with the choice
 */
export const findChosenBranch = ({ branches }: Variants, choice: unknown): Branch | undefined =>
  branches.find(({ values, isUnstated }) =>
    choice === undefined || choice === null || choice === '' ? isUnstated : values.some((code) => code === choice),
  );

/** Whether the title of a variant says a value, so that the value says nothing more. */
export const isCalledAfter = ({ title }: Branch, value: unknown): boolean =>
  title.toLowerCase().includes(String(value).toLowerCase());
