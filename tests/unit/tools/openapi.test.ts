import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { getParamNames } from '../../../src/model/wire/parseCall';
import { compileEntity, getEntityFiles } from '../../../src/model/compile/compileEntity';
import { generateOpenApi } from '../../../tools/schema/openapi/generateOpenApi';
import { parseSchemas } from '../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';

const files = parseSchemas(readSchemaFolder('schema'));
const document = generateOpenApi(files, '/steve');
const calls = getEntityFiles(files).flatMap((file) =>
  Object.entries(compileEntity(file, files).entity.calls).map(([name, call]) => [`${file} ${name}`, call] as const),
);

/** Compiles a schema of the OpenAPI document to a validator. */
function checkOf(schema: unknown): (data: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.compile({ ...(schema as object), components: document.components });
}

const bodyOf = (path: string, method: string): unknown => {
  const body = document.paths[path]?.[method]?.requestBody as { content: Record<string, { schema: unknown }> };
  return Object.values(body.content)[0]?.schema;
};

const answerOf = (path: string, method: string): unknown => {
  const answer = document.paths[path]?.[method]?.responses['200'] as { content: Record<string, { schema: unknown }> };
  return answer.content['application/json']?.schema;
};

describe('the OpenAPI document', () => {
  it.each(calls)('describes %s with all its parameters', (_, call) => {
    const operation = document.paths[`/${call.path}`]?.[call.method.toLowerCase()];
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => parameter.name)).toEqual(getParamNames(call.path));
  });

  it('describes an upload of one record with its id, and the place of the answer', () => {
    const upload = {
      call: 'POST videos/{videoId}/thumbnail',
      accept: ['.png'],
      maxSizeBytes: 9,
      responsePath: 'data.url',
    };
    const video = {
      $id: 'video',
      title: 'Videos',
      type: 'object',
      properties: { videoId: { type: 'integer' }, thumbnail: { type: 'string', 'x-ui': { upload } } },
      'x-admin': { idField: 'videoId', routes: {}, calls: {} },
    };
    const { paths } = generateOpenApi(parseSchemas([{ name: 'video.json', text: JSON.stringify(video) }]), '/steve');
    const { post } = paths['/videos/{videoId}/thumbnail']!;
    expect(post).toMatchObject({
      parameters: [{ name: 'videoId', in: 'path', required: true }],
      requestBody: { content: { 'multipart/form-data': {} } },
    });
    const texts = JSON.stringify(post?.responses['200']);
    expect(texts).toContain('"data":{"type":"object","properties":{"url":{"type":"string"}},"required":["url"]}');
  });

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    const knownNames = Object.keys(document.components.schemas);
    expect(knownNames).toEqual(expect.arrayContaining(refs.map(([, name]) => name)));
  });

  it.each([
    [{ pageNo: 1, pageSize: 10, pageVo: { dataStatus: 'Active' } }, true],
    [{ pageNo: 1, pageSize: 10, pageVo: {} }, true],
    [{ pageNum: 1, pageSize: 10, pageVo: {} }, false],
    [{ pageNo: 0, pageSize: 10, pageVo: {} }, false],
  ])('asks for a page as %j: %s', (body, good) => {
    expect(checkOf(bodyOf('/article/article-pages', 'post'))(body)).toBe(good);
  });

  it.each([
    [{ success: true, data: [{ articleId: 1 }], total: 1 }, true],
    [{ success: true, msg: '', data: { records: [], totalRow: 0 } }, true],
    [{ success: false, msg: 'No' }, true],
    [{ success: true, data: [] }, false],
    [{ data: [], total: 0 }, false],
  ])('answers a page with %j: %s', (answer, good) => {
    expect(checkOf(answerOf('/article/article-pages', 'post'))(answer)).toBe(good);
  });

  it('keeps what only the server writes out of what is sent, and our extensions out of it all', () => {
    const text = JSON.stringify(document.components.schemas.ArticleTypeInput);
    expect(text).toContain('articleTypeName');
    expect(text).not.toContain('createTime');
    expect(JSON.stringify(document)).not.toMatch(/"x-(ui|admin|compare)"|errorMessage/);
  });

  it('demands the id in a change and not in an addition', () => {
    const create = checkOf(bodyOf('/article/article-types', 'post'));
    const update = checkOf(bodyOf('/article/article-types', 'put'));
    expect([create({ articleTypeName: 'a' }), update({ articleTypeName: 'a' })]).toEqual([true, false]);
    expect(update({ articleTypeId: 1, articleTypeName: 'a' })).toBe(true);
  });

  it.each([
    ['Voucher', 'AC,DC', true],
    ['Voucher', ['AC', 'DC'], false],
    ['VoucherInput', 'AC,DC', true],
    ['VoucherInput', ['AC', 'DC'], false],
  ])('knows the list of a %s that is sent with commas: %j is %s', (name, value, good) => {
    const { properties } = document.components.schemas[name] as { properties: Record<string, unknown> };
    expect(checkOf(properties['chargeType'])(value)).toBe(good);
  });
});

/** Returns the paths of an API of pets in a dialect of the project. */
const getPetPaths = (dialect: object) => {
  const own = {
    'dialects.json': { own: { extends: 'simple-rest', ...dialect } },
    'common.json': files['common.json'],
    'pet.json': {
      $id: 'pet',
      title: 'Pets',
      type: 'object',
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', minLength: 2 },
        note: { type: 'string' },
      },
      required: ['name'],
      'x-admin': {
        idField: 'id',
        routes: { list: '/pets' },
        calls: { rest: { path: 'pets', dialect: 'own' } },
        list: { columns: ['name'] },
        form: { openAs: 'dialog', fields: ['name', 'note'] },
      },
    },
  };
  return generateOpenApi(own as never, '/steve').paths;
};

it('describes an update that contains the changed fields only as a merge patch', () => {
  const paths = getPetPaths({ update: { changedFieldsOnly: true } });
  const { content } = paths['/pets/{id}']!['put']!.requestBody as { content: Record<string, { schema: object }> };
  const schema = content['application/json']!.schema;
  const isValid = new Ajv2020({ strict: false }).compile(schema);
  expect([{}, { note: null }, { name: 'Rex' }].map((body) => isValid(body))).toEqual([true, true, true]);
  expect(isValid({ name: 'R' })).toBe(false);
  expect(schema).toMatchObject({ description: expect.stringContaining('7396') });
  expect(schema).not.toMatchObject({ properties: { id: {} } });
});

it('describes a write whose response comes later', () => {
  const { post, get } = getPetPaths({ asynchronous: {} })['/pets']!;
  expect(post!.responses).toMatchObject({ 201: {}, 202: { headers: { Location: {} } } });
  expect(get!.responses).not.toHaveProperty('202');
});
