import type { ObjectShape } from '../entity/entity';

type Variants = NonNullable<ObjectShape['variants']>;

/**
 * Returns the variant of an object that is chosen: that of the choice, or the only one that an object need not state.
 * @param choice the value of the field with the choice
 */
export const findChosenBranch = ({ branches }: Variants, choice: unknown): Variants['branches'][number] | undefined =>
  branches.find(({ values, isUnstated }) =>
    choice === undefined || choice === null || choice === '' ? isUnstated : values.some((code) => code === choice),
  );
