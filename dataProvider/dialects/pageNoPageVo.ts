import type { Dialect, DialectDocumentation } from './dialect';
import {
  buildEnvelopeListRequest,
  describeEnvelopeList,
  describeEnvelopeListRequest,
  findEnvelopeRows,
} from './envelopeDialectHelpers';

export const dialect: Dialect = {
  buildListRequest: (request) => buildEnvelopeListRequest(request, 'pageNo', 'pageVo'),
  findRows: findEnvelopeRows,
};

export const documentation: DialectDocumentation = {
  description:
    'POST with the body { pageNo, pageSize, pageVo }: pages from 1, the filters in pageVo. Answers in the envelope { success, msg, data }.',
  listMethod: 'POST',
  describeListRequest: (filters) => describeEnvelopeListRequest('pageNo', 'pageVo', filters),
  describeListAnswer: describeEnvelopeList,
};
