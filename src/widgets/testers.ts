/** The vocabulary in which widgets say which fields they fit: small predicates that combine. */
import type { JsonType } from '../model/definition';
import type { Field } from '../model/entity';
import { RANK, type Rank } from './ranks';

export type Tester = (field: Field) => boolean;

export const and =
  (...testers: Tester[]): Tester =>
  (field) =>
    testers.every((test) => test(field));

export const or =
  (...testers: Tester[]): Tester =>
  (field) =>
    testers.some((test) => test(field));

export const not =
  (test: Tester): Tester =>
  (field) =>
    !test(field);

export const typeIs =
  (...types: JsonType[]): Tester =>
  (field) =>
    types.includes(field.type);

export const formatIs =
  (...formats: string[]): Tester =>
  (field) =>
    field.format !== undefined && formats.includes(field.format);

/** Choices written in the schema, or a named list of the server. */
export const hasChoices: Tester = (field) => field.choices !== undefined || field.ui.options !== undefined;

/** A list whose items are chosen and not typed. */
export const hasItemChoices: Tester = (field) => hasChoices(field) || (field.item ? hasChoices(field.item) : false);

export const hasShape: Tester = (field) => field.shape !== undefined;

export const hasUpload: Tester = (field) => field.upload !== undefined;

/** The server makes the value. */
export const isGenerated: Tester = (field) => field.generateCall !== undefined;

export const hasCurrency: Tester = (field) => field.ui.currency !== undefined;

/** From this length on one line is too short to read what was typed. */
const LONG = 255;

export const isLongText: Tester = (field) => field.ui.lines !== undefined || (field.limits.maxLength ?? 0) > LONG;

export const acceptsOnlyPictures: Tester = (field) =>
  field.upload?.accept.every((ending) => /^\.(jpe?g|png|gif|webp)$/i.test(ending)) ?? false;

/** An object with exactly the two fields of a period. */
export const isPeriod: Tester = (field) => {
  const names = Object.keys(field.shape?.fields ?? {});
  return names.length === 2 && names.includes('from') && names.includes('to');
};

/** The rank where the test holds, `RANK.none` elsewhere. */
export const rankIf =
  (rank: Rank, test: Tester): ((field: Field) => number) =>
  (field) =>
    test(field) ? rank : RANK.none;

/** For a widget that only a schema's `x-ui.widget` chooses. */
export const onlyByName = (): number => RANK.none;
