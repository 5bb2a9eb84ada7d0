/** A form without user input has no unsaved changes, even when the record contains unexpected values. */
import { useMemo, type ReactNode } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EntityFormDialog } from '../../../src/generator/screens/EntityFormDialog';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import type { EntityModule, Field, ObjectShape } from '../../../src/model/entity/entity';
import type { FormValues } from '../../../src/model/values/cleanValues';
import { UnsavedChangesProvider } from '../../../src/widgets/context/unsavedChanges';
import { getProductModule, getProductEntityNames } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { RecordScreen } from './form';

type Odd = (field: Field) => unknown;

/** Unexpected values, and whether arrays and objects contain them (`isInside`) instead of being replaced by them. */
const ODD: Readonly<Record<string, { valueOf: Odd; isInside?: true }>> = {
  missing: { valueOf: () => undefined },
  null: { valueOf: () => null, isInside: true },
  html: { valueOf: () => '<b onclick="x()">5 &amp; 6</b>\n ', isInside: true },
  wrong: { valueOf: ({ type }) => (type === 'object' || type === 'array' ? 'text' : { a: [1] }) },
  empty: { valueOf: ({ type }) => (type === 'array' ? [] : type === 'object' ? {} : '') },
};

/** Returns a record in which every value is unexpected. */
function oddRecord({ fields }: ObjectShape, valueOf: Odd, isInside: boolean): FormValues {
  const entries = Object.values(fields).flatMap((field): [string, unknown][] => {
    const { name, shape, type } = field;
    if (!shape || !isInside) return valueOf(field) === undefined ? [] : [[name, valueOf(field)]];
    const inner = oddRecord(shape, valueOf, isInside);
    return [[name, type === 'array' ? [inner, null, 'text'] : inner]];
  });
  return Object.fromEntries(entries);
}

const OPTIONS = [
  { name: 'One', value: 1, code: 'A', id: 1 },
  { name: 'Two', value: 2, code: 'B', id: 2 },
];

function Probe({ children, onHold }: { children: ReactNode; onHold: (isUnsaved: () => boolean) => void }) {
  const value = useMemo(
    () => ({
      registerUnsaved: (isUnsaved: () => boolean) => {
        onHold(isUnsaved);
        return () => undefined;
      },
      getOwner: () => undefined,
    }),
    [onHold],
  );
  return <UnsavedChangesProvider value={value}>{children}</UnsavedChangesProvider>;
}

/** Opens the form of a record and waits until everything is loaded. */
async function openForm(module: EntityModule, record: FormValues) {
  let isUnsaved: (() => boolean) | undefined;
  const ids = Object.fromEntries(module.entity.ids.map((name) => [name, 7]));
  const isKnown = 'dataStatus' in module.entity.shape.fields;
  // A record with a final status has no form.
  const data = { ...record, ...ids, id: 7, ...(isKnown ? { dataStatus: 'Active' } : {}) };
  const form =
    module.entity.form?.openAs === 'dialog' ? (
      <EntityFormDialog module={module} id={7} onClose={() => undefined} />
    ) : (
      <RecordScreen entity={module}>
        <FormScreen entity={module} view="update" routeIndex={0} />
      </RecordScreen>
    );
  const app = renderInApp(<Probe onHold={(probe) => (isUnsaved = probe)}>{form}</Probe>, {
    entity: module,
    role: 'ADMIN',
    dataProvider: {
      getOne: (async () => ({ data })) as never,
      getList: (async () => ({ data: [], total: 0 })) as never,
      page: (async () => ({ data: [], total: 0 })) as never,
      send: (async () => ({ data: OPTIONS, msg: '' })) as never,
    },
  });
  await waitFor(() => expect(isUnsaved).toBeDefined());
  await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull());
  await act(async () => undefined);
  return { ...app, isUnsaved: () => isUnsaved!() };
}

const edited = getProductEntityNames().filter((name) => {
  const { entity } = getProductModule(name);
  return entity.form !== undefined && entity.calls['update'] !== undefined;
});

describe('a form that opens on odd data', () => {
  afterEach(cleanup);

  /** Two kinds of values for each form, others for the next: forms share their inputs, so that each kind meets all of them. */
  const getKinds = (index: number) =>
    Object.entries(ODD).filter((_, at, { length }) => [0, 2].includes((at + index) % length));

  it.each(edited.map((name, index) => [name, index] as const))(
    '%s is not changed, and each of its fields is drawn',
    async (name, index) => {
      const module = getProductModule(name);
      const changed: string[] = [];
      const broken: string[] = [];
      for (const [kind, { valueOf, isInside = false }] of getKinds(index)) {
        const { isUnsaved, unmount } = await openForm(module, oddRecord(module.entity.shape, valueOf, isInside));
        fireEvent.pointerDown(document.body);
        await act(async () => undefined);
        if (isUnsaved()) changed.push(kind);
        if (screen.queryByText(/^The field .* cannot be shown/)) broken.push(kind);
        unmount();
      }
      expect({ changed, broken }).toEqual({ changed: [], broken: [] });
    },
  );
});
