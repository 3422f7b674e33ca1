import { describe, expect, it } from 'vitest'
import { copyOfForm, hasDocument, isReadable } from './readable-body'

const post = (body: BodyInit | null, headers: Record<string, string> = {}, query = '') =>
  new Request(`http://localhost/api/leads${query}`, { method: 'POST', body, headers })
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('a body for the endpoints of Payload', () => {
  it.each([
    ['a JSON object', post('{"name":"Mei"}', JSON_TYPE), true],
    ['nothing', post(null), true],
    ['a query sent as a body', post('limit=1', { 'X-Payload-HTTP-Method-Override': 'GET' }), true],
    ['a form', post(new FormData()), true],
    ['JSON cut short', post('{', JSON_TYPE), false],
    ['a JSON text', post('"\\ud800"', JSON_TYPE), false],
    ['JSON of another type', post('{}', { 'Content-Type': 'text/plain' }), false],
    ['form fields of a page', post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }), false],
    ['a filter that is one text', post(null, {}, '?where=x'), false],
    ['a filter by its parts', post(null, {}, '?where[id][equals]=1'), true],
  ])('%s', async (_, request, expected) => expect(await isReadable(request)).toBe(expected))

  it('in a form is a document', async () => {
    const documentIn = async (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const sent = post(form)
      const bytes = await sent.clone().arrayBuffer()
      sent.headers.set('content-length', String(bytes.byteLength))
      const copy = copyOfForm(sent)
      return copy && hasDocument(copy)
    }
    expect(await documentIn({ _payload: '{"name":"Mei"}' })).toBe(true)
    expect(await documentIn({ _payload: '{' })).toBe(false)
    expect(await documentIn({ name: 'Mei' })).toBe(false)
    expect(copyOfForm(post('{}', JSON_TYPE))).toBeNull()
  })
})
