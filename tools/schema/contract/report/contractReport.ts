import type { CountedDeviation } from '../../../../src/model/contract/deviation';
import type { CoverageEntry } from '../checks/coverage';

/** The result of a check. */
export interface ContractReport {
  /** Address of the API. */
  url: string;
  deviations: readonly CountedDeviation[];
  coverage: readonly CoverageEntry[];
  /** Records that the check has made and could not remove. */
  remaining: readonly string[];
  /** Records that the check has made and deleted, and that the API keeps as inactive ones. */
  deactivated: readonly string[];
}
