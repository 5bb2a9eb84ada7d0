/** Invalid records that an API accepts, or refuses without saying why: each deviation is found once. */
import { describe, expect, it } from 'vitest';
import { checkPlanted, getFacts, type Fact, type Plant, type SentRequest } from './plantedLots';

interface Case {
  name: string;
  plant: Omit<Plant, 'call'>;
  expected: Omit<Fact, 'entity'>;
}

const isTooLong = ({ body }: SentRequest): boolean =>
  Object.values(body).some((value) => typeof value === 'string' && value.length > 100);
const isIncomplete = ({ body }: SentRequest): boolean =>
  ['lotName', 'kind', 'spaces'].some((name) => body[name] === undefined);
const isInvalid = (request: SentRequest): boolean => isTooLong(request) || isIncomplete(request);

/** Stores a valid record in place of an invalid one. */
const accept =
  (isAccepted: (request: SentRequest) => boolean) =>
  (request: SentRequest): void => {
    if (!isAccepted(request)) return;
    const valid = { kind: 'ROOF', spaces: 7, ...request.body };
    for (const [name, value] of Object.entries(valid))
      if (typeof value === 'string' && value.length > 100) Object.assign(valid, { [name]: value.slice(0, 90) });
    Object.assign(request.body, valid);
  };

/** Answers an invalid record in another way. */
const refuse = (status: number, text: string): Case['plant'] => ({
  respond: (request) => (isInvalid(request) ? { status, text } : undefined),
});

const validation = { kind: 'validation', call: 'POST lots' } as const;
const invalid = { ...validation, side: 'response', expected: 'an error at the invalid field' } as const;

describe('a deviating refusal', () => {
  it.each<Case>([
    {
      name: 'a too long text is accepted',
      plant: { request: accept(isTooLong) },
      expected: {
        ...validation,
        side: 'request',
        field: 'note',
        expected: 'a refusal of a text of 101 characters, with at most 100 allowed',
        seen: 'success',
      },
    },
    {
      name: 'a missing value is accepted',
      plant: { request: accept(isIncomplete) },
      expected: {
        ...validation,
        side: 'request',
        field: 'kind',
        expected: 'a refusal of a record without this required value',
        seen: 'success',
      },
    },
    {
      name: 'a refusal names no field',
      plant: refuse(400, '{"success":false,"msg":"Invalid"}'),
      expected: { ...invalid, seen: 'status 400, with a message and no fields' },
    },
    {
      name: 'a refusal names another field',
      plant: refuse(422, '{"success":false,"msg":"Invalid","errors":{"covered":"No"}}'),
      expected: { ...invalid, seen: 'status 422, with errors at other fields' },
    },
    {
      name: 'a refusal has no text',
      plant: refuse(400, '{"success":false}'),
      expected: {
        ...validation,
        side: 'response',
        expected: 'a message, or an error at the invalid field',
        seen: 'status 400 with neither of them',
      },
    },
    {
      name: 'an invalid record makes the server fail',
      plant: refuse(500, '{"success":false,"msg":"DataIntegrityViolation"}'),
      expected: {
        ...validation,
        side: 'response',
        expected: 'a refusal of an invalid record, with a status from 400 to 499',
        seen: 'status 500',
      },
    },
  ])('is found once: $name', async ({ plant, expected }) => {
    const report = await checkPlanted([{ call: 'create', ...plant }], { isWriting: true });
    expect(getFacts(report)).toEqual([{ entity: 'lot', ...expected }]);
    expect(report.remaining).toEqual([]);
  });
});
