/** The messages between the dev server and the open browsers about the errors of the schema files. */
import type { Diagnostic } from '../../schema/lint/lintSchemas';

/** Name of the message with the errors: the server sends it after each edit, and when a browser asks for it. */
export const FAULTS_EVENT = 'wattdesk:schema-faults';
/** Name of the message by which a browser asks for the errors. */
export const FAULTS_REQUEST = 'wattdesk:schema-faults-request';

export interface SchemaFault extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'suggestion'> {
  /** Absolute path of the file. */
  path: string;
  /** Whether a version of the file without errors is in use. */
  isKept: boolean;
  /** Regular expressions of the paths of the screens to which the fault belongs. */
  screens: string[];
}
