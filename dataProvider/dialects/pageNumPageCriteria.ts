import type { Dialect, DialectDocumentation } from './dialect';
import {
  buildEnvelopeListRequest,
  describeEnvelopeList,
  describeEnvelopeListRequest,
  findEnvelopeRows,
} from './envelopeDialectHelpers';

export const dialect: Dialect = {
  buildListRequest: (request) => buildEnvelopeListRequest(request, 'pageNum', 'pageCriteria'),
  findRows: findEnvelopeRows,
};

export const documentation: DialectDocumentation = {
  description:
    'POST with the body { pageNum, pageSize, pageCriteria }: pages from 1, the filters in pageCriteria. Answers in the envelope { success, msg, data }.',
  listMethod: 'POST',
  describeListRequest: (filters) => describeEnvelopeListRequest('pageNum', 'pageCriteria', filters),
  describeListAnswer: describeEnvelopeList,
};
