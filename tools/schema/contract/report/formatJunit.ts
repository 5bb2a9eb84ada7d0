/** Formats the result of a check as JUnit XML, which build servers display. */
import type { CountedDeviation } from '../../../../src/model/contract/deviation';
import type { CoverageEntry } from '../checks/coverage';
import type { ContractReport } from './contractReport';
import { describeDifference, describePlace } from './formatText';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const FIRST_PRINTABLE = 0x20;
const SURROGATES = [0xd800, 0xdfff] as const;
const NO_CHARACTERS = [0xfffe, 0xffff];

/** Whether XML 1.0 allows a character. Most control characters are forbidden even if they are escaped. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0)!;
  const isControl = code < FIRST_PRINTABLE && !'\t\n\r'.includes(character);
  const isSurrogate = code >= SURROGATES[0] && code <= SURROGATES[1];
  return !isControl && !isSurrogate && !NO_CHARACTERS.includes(code);
}

/** Escapes a text for an attribute. Parsers replace line breaks in attributes unless they are escaped. */
const escapeXml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .join('')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)
    .replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface TestCase {
  entity: string;
  name: string;
  /** Why it was skipped. */
  skipped?: string;
  failure?: { type: string; message: string };
}

const toCheckCase = ({ entity, name, endpoint, isTried, reason = '' }: CoverageEntry): TestCase => ({
  entity,
  name: `${name}: ${endpoint}`,
  ...(isTried ? {} : { skipped: reason }),
});

const toDeviationCase = (deviation: CountedDeviation): TestCase => ({
  entity: deviation.entity,
  name: `${deviation.kind}: ${describePlace(deviation)}`,
  failure: { type: deviation.kind, message: describeDifference(deviation) },
});

const toRemainingCase = (record: string): TestCase => ({
  entity: record.split(' ')[0]!,
  name: `removal of ${record}`,
  failure: { type: 'remaining', message: 'made by the check and not removed' },
});

function formatCase({ entity, name, skipped, failure }: TestCase): string {
  const attributes = `classname="${escapeXml(entity)}" name="${escapeXml(name)}"`;
  if (failure)
    return `    <testcase ${attributes}><failure type="${failure.type}" message="${escapeXml(failure.message)}"/></testcase>`;
  return skipped === undefined
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}><skipped message="${escapeXml(skipped)}"/></testcase>`;
}

function formatSuite(entity: string, cases: readonly TestCase[]): string[] {
  const failures = cases.filter(({ failure }) => failure).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return [`  <testsuite name="${escapeXml(entity)}" ${counts}>`, ...cases.map(formatCase), '  </testsuite>'];
}

/** Each entity is a suite, each check a test case, and each deviation and each record left behind a failed one. */
export function formatJunit({ deviations, coverage, remaining }: ContractReport): string {
  const cases = [...coverage.map(toCheckCase), ...deviations.map(toDeviationCase), ...remaining.map(toRemainingCase)];
  const entities = [...new Set(cases.map(({ entity }) => entity))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract">',
    ...entities.flatMap((entity) =>
      formatSuite(
        entity,
        cases.filter((one) => one.entity === entity),
      ),
    ),
    '</testsuites>',
    '',
  ].join('\n');
}
