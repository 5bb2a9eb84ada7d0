import type { Dialect, DialectDocumentation } from './dialect';
import {
  buildEnvelopeListRequest,
  describeEnvelopeList,
  describeEnvelopeListRequest,
  findEnvelopeRows,
} from './envelopeDialectHelpers';

export const dialect: Dialect = {
  buildListRequest: (request) => buildEnvelopeListRequest(request, 'pageNum', 'pageVo'),
  findRows: findEnvelopeRows,
};

export const documentation: DialectDocumentation = {
  description:
    'POST with the body { pageNum, pageSize, pageVo }: pages from 1, the filters in pageVo. Answers in the envelope { success, msg, data }.',
  listMethod: 'POST',
  describeListRequest: (filters) => describeEnvelopeListRequest('pageNum', 'pageVo', filters),
  describeListAnswer: describeEnvelopeList,
};
