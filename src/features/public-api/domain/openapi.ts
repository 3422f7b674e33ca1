import { z } from 'zod'
import { CALLS, type PublishedCall } from './calls'
import { errorRecord, gatewayErrorRecord } from './error-record'
import { mediaRecord } from './media-record'
import { newsRecord } from './news-record'
import { GATEWAY_ANSWERS, OTHER_CALLS, type OtherCall } from './other-calls'
import { micrositeRecord, projectRecord, sectionStatus } from './project-record'
import { promotionRecord } from './promotion-record'
import { searchEntry } from './search-entry'

type Json = Record<string, unknown>

const JSON_TYPE = 'application/json'

/** Named schemas; all others are inlined. */
const NAMED = {
  Project: projectRecord,
  Microsite: micrositeRecord,
  SectionStatus: sectionStatus,
  SearchEntry: searchEntry,
  Promotion: promotionRecord,
  News: newsRecord,
  MediaRecord: mediaRecord,
  Error: errorRecord,
  DoorError: gatewayErrorRecord,
} as const

interface NamedSchema {
  id: string
}

const toRef = (name: string) => `#/components/schemas/${name}`

function withoutHead({ $schema: _schema, $id: _id, ...rest }: Json): Json {
  return withNamedKeys(rest) as Json
}

/** A record with fixed keys names them as properties: generators of clients know `required` by these alone. */
function withNamedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamedKeys)
  if (typeof value !== 'object' || value === null) return value
  const node: Json = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNamedKeys(one)]))
  const { propertyNames, additionalProperties, required, ...rest } = node
  if (!propertyNames || !Array.isArray(required) || typeof additionalProperties !== 'object') return node
  const properties = Object.fromEntries(required.map((name: string) => [name, additionalProperties]))
  return { ...rest, properties, required, additionalProperties: false }
}

function registryOf(schemas: Readonly<Record<string, z.ZodType>>) {
  const registry = z.registry<NamedSchema>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

/** JSON Schemas of the named schemas and the given ones, with references to the named ones. */
function jsonSchemas(schemas: Readonly<Record<string, z.ZodType>>): Record<string, Json> {
  const named = new Set<z.ZodType>(Object.values(NAMED))
  const own = Object.fromEntries(Object.entries(schemas).filter(([, schema]) => !named.has(schema)))
  const made = z.toJSONSchema(registryOf({ ...NAMED, ...own }), { uri: toRef }).schemas
  return Object.fromEntries(Object.entries(made).map(([name, schema]) => [name, withoutHead(schema as Json)]))
}

const nameOf = (schema: z.ZodType) => Object.entries(NAMED).find(([, one]) => one === schema)?.[0]

/** A schema where it is used: a reference if it has a name, else inlined. */
function schemaOf(schema: z.ZodType): Json {
  const name = nameOf(schema)
  return name ? { $ref: toRef(name) } : (jsonSchemas({ it: schema }).it ?? {})
}

/** A parameter in OpenAPI terms. */
export interface DescribedParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: Json
}

/** The parameters of a call, described by the schema that parses them. */
export function describeParameters(path: string, parameters: z.ZodObject | undefined): DescribedParameter[] {
  if (!parameters) return []
  const { properties = {}, required = [] } = z.toJSONSchema(parameters, { io: 'output' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as Json
    const isInPath = path.includes(`{${name}}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      // A parameter with a default is optional.
      required: isInPath || (required.includes(name) && schema.default === undefined),
      ...(typeof description === 'string' ? { description } : {}),
      schema,
    }
  })
}

function answerOf(description: string, schema?: z.ZodType, type = JSON_TYPE): Json {
  return { description, ...(schema ? { content: { [type]: { schema: schemaOf(schema) } } } : {}) }
}

const gatewayAnswers = () =>
  Object.fromEntries(GATEWAY_ANSWERS.map(({ status, description, schema }) => [status, answerOf(description, schema)]))

const header = (description: string): Json => ({ description, schema: { type: 'string' } })

function publishedOperation(name: string, call: PublishedCall): Json {
  return {
    operationId: name,
    tags: ['Published'],
    summary: call.summary,
    description: call.description,
    parameters: describeParameters(call.path, call.parameters),
    responses: {
      200: {
        ...answerOf('What was asked for.', call.answer),
        headers: { ETag: header('Changes with the answer.'), 'Cache-Control': header('How long it may be kept.') },
      },
      304: { description: 'Still what `If-None-Match` names.' },
      400: answerOf('A parameter is wrong; `details.field` names it.', errorRecord),
      ...(call.missing === undefined ? {} : { 404: answerOf(call.missing, errorRecord) }),
      500: answerOf('It could not be answered.', errorRecord),
      ...gatewayAnswers(),
    },
  }
}

function otherOperation(name: string, call: OtherCall): Json {
  const answers = call.answers.map(({ status, description, schema, type }) => {
    const content = type && !schema ? { content: { [type]: { schema: { type: 'string' } } } } : {}
    return [status, { ...answerOf(description, schema, type), ...content }] as const
  })
  const body = call.body && { content: { [call.body.type]: { schema: schemaOf(call.body.schema) } }, required: true }
  return {
    operationId: name,
    tags: ['Site'],
    summary: call.summary,
    description: call.description,
    parameters: describeParameters(call.path, call.parameters),
    ...(body ? { requestBody: body } : {}),
    responses: { ...Object.fromEntries(answers), ...gatewayAnswers() },
  }
}

/** The OpenAPI 3.1 document of the public API, built from the schemas that the handlers use. */
export function openApiDocument(serverUrl: string): Json {
  const published = Object.entries(CALLS).map(([name, call]) => [call.path, { get: publishedOperation(name, call) }])
  const others = Object.entries(OTHER_CALLS).map(([name, call]) => [
    call.path,
    { [call.method]: otherOperation(name, call) },
  ])
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'noble & nue: published calls',
      version: '1.0.0',
      license: { name: 'For anybody to read; no warranty', url: `${serverUrl}/en/terms` },
      description: 'What the public site tells programs. Only what is published; nothing about people.',
    },
    servers: [{ url: serverUrl }],
    // Nothing of it needs a key.
    security: [],
    tags: [
      { name: 'Published', description: 'The calls of the content system, read-only, for anybody.' },
      { name: 'Site', description: 'What the pages and mails of the site itself use.' },
    ],
    paths: Object.fromEntries([...published, ...others]),
    components: { schemas: jsonSchemas({}) },
  }
}
