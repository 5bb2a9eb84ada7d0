import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Call, Entity, EntityModule, Field, Option, Section } from '../../model/entity/entity';
import { isObject } from '../../model/values/cleanValues';
import { isEmpty } from '../../model/values/isEmpty';
import { RequestError } from '../../ui/RequestError';
import { TabRadioGroup } from '../../ui/TabRadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { getOptionListName, getSchemaChoices } from '../../widgets/useFieldOptions';
import { getFallbackOptions, normalizeOptions, getOptionListRequest, isSameCode } from '../../widgets/normalizeOptions';
import { OptionsLoadError } from '../../widgets/OptionsLoadError';
import { useOptionListDefinition } from '../../widgets/useOptions';
import { lazyRechartsChart } from '../chart/ChartCard';
import type { Row } from '../shared/listRowIds';
import { EmptyFirstRowNotice } from './EmptyFirstRowNotice';
import { getEstimatedHeight } from './sectionHeights';
import { useSectionData, type FirstRowsSource } from './useSectionData';

export interface SectionWithDataProps {
  module: EntityModule;
  section: Section;
  /** The record of the screen or, on a list screen, the filter values. */
  record: Row | undefined;
  /**
   * Whether `record` is preliminary, for example because the initial filter values are not final. The section then
   * sends its request with these values, but does not show the response.
   */
  isAssumed?: boolean;
  /** @param tabTitle the label of the active tab */
  renderContent: (record: Row, tabTitle?: string) => ReactNode;
}

type Loading = NonNullable<Section['fetch']>;

/**
 * Returns the request values of a section. If the section names fields of the record, only the values of these
 * fields are sent, otherwise all values.
 */
function getAsked({ paramsFromRecord: keys }: Section, record: Row | undefined): Row | undefined {
  if (!keys || !record) return record;
  const entries = Object.entries(keys).map(([key, field]) => [key, record[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

/** Placeholder for the call of a field without an option list. No request is sent with this call. */
const NO_CALL: Call = { method: 'GET', path: '' };

const hasChart = ({ kind, sections = [] }: Section): boolean => kind === 'chart' || sections.some(hasChart);

const getSource = ({ callName = '', firstRowOf }: Loading): string | FirstRowsSource =>
  firstRowOf === undefined ? callName : { firstRowsOf: firstRowOf };

/**
 * Returns the first row of the record. A list that is only searched by text may also contain rows of other records,
 * whose ids contain the same text.
 */
function findRowOfRecord(rows: unknown, ids: readonly string[], record: Row = {}): unknown {
  const isOfRecord = (row: Row): boolean => ids.every((name) => !(name in row) || row[name] === record[name]);
  return (Array.isArray(rows) ? rows : []).filter(isObject).find(isOfRecord) ?? null;
}

/** Shows the error of a request where its response would be. */
function Failure({ height, error, retry }: { height: number; error: Error; retry: () => void }) {
  return (
    <div style={{ minHeight: height }}>
      <RequestError error={error} onRetry={retry} />
    </div>
  );
}

interface FetchedSectionProps extends SectionWithDataProps {
  load: Loading;
  /** The request values. Undefined while they are not known yet. */
  requestValues: Row | undefined;
}

/**
 * Renders the loaded content, a skeleton or the error. The skeleton has the height of the last content, so that
 * there is no layout shift below the section.
 */
function FetchedSection({
  module,
  section,
  record,
  isAssumed = false,
  load,
  requestValues,
  renderContent,
}: FetchedSectionProps) {
  const isNarrow = useIsPhone();
  const { ids } = module.entity;
  const { data, error, retry } = useSectionData(module.entity, {
    call: getSource(load),
    intervalMs: load.intervalMs,
    requestValues,
    ...(load.firstRowOf === undefined ? {} : { read: (rows: unknown) => findRowOfRecord(rows, ids, record) }),
  });
  const containerRef = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(getEstimatedHeight(section, isNarrow));
  const isThere = data !== undefined && !isAssumed;
  useEffect(() => {
    // Errors are ignored here, because the component that renders the chart reports them.
    if (hasChart(section)) void lazyRechartsChart.load().catch(() => undefined);
  }, [section]);
  useLayoutEffect(() => {
    if (isThere && containerRef.current) setHeight(containerRef.current.offsetHeight);
  }, [isThere]);
  const shown = useMemo(
    () => ({ ...record, ...requestValues, [load.responseField]: data }),
    [record, requestValues, load.responseField, data],
  );
  if (isThere)
    return (
      <div ref={containerRef}>
        {load.firstRowOf !== undefined && data === null ? (
          <EmptyFirstRowNotice list={load.firstRowOf} />
        ) : (
          renderContent(shown)
        )}
      </div>
    );
  if (error === undefined || isAssumed)
    return (
      <div aria-busy style={{ minHeight: height }}>
        <Skeleton shape="block" height={height} />
      </div>
    );
  return <Failure {...{ height, error, retry }} />;
}

const NO_TABS: readonly Option[] = [];

interface Offered {
  tabs: readonly Option[];
  /** Whether the tabs for the current request values are known. Also true if there are no tabs for these values. */
  isKnown: boolean;
  /** The error of the request for the options. It is also set if fallback options are shown instead. */
  error: Error | undefined;
  retry: () => void;
}

/**
 * Loads the tabs above a section. Each tab is an option. If the options come from the server, their request
 * contains the request values of the section and the values on which the options depend.
 */
function useTabs(entity: Entity, field: Field, record: Row | undefined, parentValues: Row | undefined): Offered {
  const list = useOptionListDefinition(getOptionListName(field));
  const listRequest = list && getOptionListRequest(list, record ?? {});
  const requestValues =
    parentValues && listRequest ? { ...parentValues, ...listRequest.params, ...listRequest.query } : undefined;
  const read = (data: unknown): unknown => list && normalizeOptions(data, list);
  const { data, error, retry } = useSectionData(entity, { call: list?.call ?? NO_CALL, requestValues, read });
  const standIn = useMemo(() => error && list && getFallbackOptions(list), [error, list]);
  // If the options depend on a value that is missing, there are no tabs.
  const none = list && parentValues && !listRequest ? NO_TABS : undefined;
  const loadedOptions = getSchemaChoices(field) ?? (data as readonly Option[] | undefined) ?? standIn ?? none;
  // The tabs of the last request stay visible until the new tabs have loaded.
  const [last, setLast] = useState(NO_TABS);
  if (loadedOptions && loadedOptions !== last) setLast(loadedOptions);
  return {
    tabs: loadedOptions ?? last,
    isKnown: loadedOptions !== undefined,
    error,
    retry,
  };
}

interface TabbedProps extends SectionWithDataProps {
  load: Loading;
  field: Field;
  /** Name of the call whose response contains the value of the initially active tab. */
  first: string | undefined;
}

/** A section that loads its own content and has tabs. The active tab is one of the request values. */
function Tabbed({ field, first, ...props }: TabbedProps) {
  const { module, section, record, load, isAssumed = false, renderContent } = props;
  const name = useId();
  const parentValues = useMemo(() => getAsked(section, record), [section, record]);
  const { tabs, isKnown: isOffered, error, retry } = useTabs(module.entity, field, record, parentValues);
  const opening = useSectionData(module.entity, {
    call: first ?? getSource(load),
    requestValues: first === undefined ? undefined : parentValues,
  });
  const [chosen, setChosen] = useState<unknown>();
  const stated = (opening.data as { value?: unknown } | null | undefined)?.value;
  const open = [chosen, stated].flatMap((wanted) => tabs.find(({ value }) => isSameCode(value, wanted)) ?? []);
  const active = open[0] ?? tabs[0];
  const isKnown = isOffered && (!first || opening.data !== undefined || opening.error !== undefined);
  const requestValues = useMemo(
    () => (isKnown ? { ...parentValues, ...(active ? { [field.name]: active.value } : {}) } : undefined),
    [isKnown, parentValues, field.name, active],
  );
  if (error && !isOffered && !isAssumed)
    return <Failure height={getEstimatedHeight(section, false)} {...{ error, retry }} />;
  return (
    <>
      {tabs.length > 0 && !isAssumed && (
        <TabRadioGroup
          label={field.title}
          name={name}
          tabs={tabs}
          isOn={(value) => isSameCode(value, active?.value)}
          onChoose={setChosen}
        />
      )}
      {error && !isAssumed && <OptionsLoadError field={field.title} error={error} onRetry={retry} />}
      <FetchedSection
        {...props}
        requestValues={requestValues}
        renderContent={(shown) => renderContent(shown, active?.label)}
      />
    </>
  );
}

/** A section that loads its own content. It has its own skeleton, error message and retry button. */
export function SectionWithData(props: SectionWithDataProps) {
  const { module, section, record } = props;
  const { fetch, tabs } = section;
  const requestValues = useMemo(() => getAsked(section, record), [section, record]);
  if (!fetch) return null;
  const field = tabs && module.entity.shape.fields[tabs.filterField];
  if (!field) return <FetchedSection {...props} load={fetch} requestValues={requestValues} />;
  return <Tabbed {...props} load={fetch} field={field} first={tabs.initialTabFromCall} />;
}
