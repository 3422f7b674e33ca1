import { z } from 'zod'

/** The parts of an OpenAPI document that a response is checked against. */
export interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>>
  components: { schemas: Record<string, object> }
}

/** The contract violations of a response body, with JSON pointers; empty when there are none. */
export function faultsOf({ paths, components }: Description, path: string, status: number, body: unknown): string[] {
  const described = paths[path]?.get?.responses[status]
  if (!described) return [`${path} is not described as answering ${status}`]
  const schema = described.content?.['application/json']?.schema
  if (!schema) return body === null ? [] : [`${path} ${status} is described without a body`]
  const local = JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll('#/components/schemas/', '#/$defs/')
  const read = z.fromJSONSchema(JSON.parse(local) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body)
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('/')}: ${issue.message}`)
}
