/** Checks the names in `config.json` that only the browser or the app knows. */
import { readLanguageCodes } from '../../languages/readLanguages';
import { formatAllowedNames, getNameSuggestion, quote } from './source/messageWording';
import { toTextOrUndefined } from './source/readJson';
import type { LintFinding, SourceFile } from './source/sourceFile';

/** Whether browsers know a time zone. They know more names than they list, such as UTC. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** Reports a time zone that no browser knows, with which no time could be shown, and a language that the app lacks. */
export function checkConfigNames({ value }: SourceFile): LintFinding[] {
  const [timeZone, locale] = [toTextOrUndefined(value['timeZone']), toTextOrUndefined(value['locale'])];
  const languages = readLanguageCodes();
  const zones = Intl.supportedValuesOf('timeZone');
  return [
    ...(timeZone === undefined || timeZone === '' || isTimeZone(timeZone)
      ? []
      : [
          {
            at: ['timeZone'],
            message: `unknown time zone ${quote(timeZone)}${getNameSuggestion(timeZone, zones)}`,
            suggestion: 'Write a name of the IANA time zones, as in Asia/Singapore.',
          },
        ]),
    ...(locale === undefined || locale === '' || languages.includes(locale)
      ? []
      : [
          {
            at: ['locale'],
            message: `the app has no language ${quote(locale)}${getNameSuggestion(locale, languages)}`,
            suggestion: formatAllowedNames(languages),
          },
        ]),
  ];
}
