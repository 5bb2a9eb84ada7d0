/** Formats the result of a check as JUnit XML, which build servers display. */
import type { ContractReport } from './contractReport';
import { describeDeviation } from './formatText';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, also not escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const ATTEMPTED = 'calls';

/** Each entity is a suite, each check a test case, and each deviation a failed test case. */
export function formatJunit({ deviations, coverage, remaining }: ContractReport): string {
  const names = [...new Set([...coverage, ...deviations].map(({ entity }) => entity))];
  const suites = names.map((entity) => {
    const failed = deviations.filter((one) => one.entity === entity);
    const checks = coverage.filter((one) => one.entity === entity);
    const cases = [
      ...checks.map(({ name, endpoint, isTried, reason = '' }) => {
        const attributes = `classname="${escapeXml(entity)}" name="${escapeXml(`${name}: ${endpoint}`)}"`;
        return isTried
          ? `    <testcase ${attributes}/>`
          : `    <testcase ${attributes}><skipped message="${escapeXml(reason)}"/></testcase>`;
      }),
      ...failed.map((one) => {
        const name = `${one.kind} ${one.field ?? ATTEMPTED}`;
        const message = escapeXml(describeDeviation(one));
        return `    <testcase classname="${escapeXml(entity)}" name="${escapeXml(name)}"><failure type="${one.kind}" message="${message}"/></testcase>`;
      }),
    ];
    const skipped = checks.filter(({ isTried }) => !isTried).length;
    return `  <testsuite name="${escapeXml(entity)}" tests="${cases.length}" failures="${failed.length}" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  const left =
    remaining.length === 0
      ? []
      : [`  <!-- ${escapeXml(remaining.join(', ')).replaceAll('--', '- -')} could not be removed -->`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract">',
    ...suites,
    ...left,
    '</testsuites>',
    '',
  ].join('\n');
}
