import { lookUpMetaSchema } from '../../../../src/model/schemaLanguage/metaSchema';
import { getMuiIconFile, getMuiIconNames } from '../../muiIcons';
import type { JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { getNameSuggestion, quote } from '../source/messageWording';

const getGeneralNames = (): string[] =>
  (lookUpMetaSchema('#/definitions/generalIcon', 'admin.schema.json').node.enum ?? []).map(String);

/** Reports a name that is neither a general name of an icon nor one of `@mui/icons-material`. */
export function checkIconName(name: string, at: JsonPath): LintFinding[] {
  const general = getGeneralNames();
  if (general.includes(name) || getMuiIconFile(name) !== undefined) return [];
  return [
    {
      at,
      message: `unknown icon ${quote(name)}${getNameSuggestion(name, [...general, ...getMuiIconNames()])}`,
      suggestion: `Take a general name (${general.join(', ')}) or one of mui.com/material-ui/material-icons.`,
    },
  ];
}
