import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, type TestGateway } from '../test-gateway'
import { isFormRight } from './posted-form'

const part = (name: string, value: string, head = `Content-Disposition: form-data; name="${name}"`) =>
  `--b\r\n${head}\r\n\r\n${value}\r\n`
const END = '--b--\r\n'
const ID = '40'.padEnd(42, 'a')

describe('a form', () => {
  test.each([
    ['with fields', part('name', 'Mei') + part('message', 'a --b in it\r\n') + END],
    ['without the last line break', `${part('name', 'Mei')}--b--`],
    ['with a file', part('', '\x89PNG', 'Content-Disposition: form-data; name="file"; filename="a.png"') + END],
    ['for an action', part('$ACTION_1:0', `{"id":"${ID}","bound":null}`) + part('$ACTION_REF_1', '') + END],
    ['of a document', part('_payload', '{"title":"a"}') + END],
    ['that is empty', '--b--'],
  ])('%s is right', (_, body) => expect(isFormRight(body, 'b')).toBe(true))

  test.each([
    ['of nothing', ''],
    ['that never ends', part('name', 'Mei')],
    ['cut off in a boundary', '--b\r\n'],
    ['with a field that has no name', part('', '', 'Content-Disposition: form-data') + END],
    ['with a field that has no head', '--b\r\nno head\r\n\r\nx\r\n--b--\r\n'],
    ['for an action that cannot be', part('$ACTION_1:0', '{"id":"x","bound":null}') + END],
    ['of a document cut short', part('_payload', '{') + END],
    ['of another boundary', part('name', 'Mei').replace('--b', '--c') + END],
  ])('%s is malformed', (_, body) => expect(isFormRight(body, 'b')).toBe(false))
})

describe('a form that the app fails on', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  const post = async (url: string, body: string, type = 'multipart/form-data; boundary=b') => {
    gateway = await openGateway((request, response) => {
      request.resume()
      request.once('end', () => {
        response.writeHead(500, { 'content-type': 'text/plain' })
        response.end('Internal Server Error')
      })
    })
    return (await gateway.send('POST', url, { 'content-type': type, 'content-length': body.length }, body)).status
  }

  test.each(['/en/newsletter', '/en/blog/a/preview', '/admin/login', '/api/staff/login'])(
    '%s: is answered 400 when it is malformed',
    async (url) => expect(await post(url, part('name', 'Mei'))).toBe(400),
  )

  test.each([
    ['a form that is right', part('name', 'Mei') + END, undefined],
    ['one too large to judge', part('name', 'a'.repeat(300_000)), undefined],
    ['another kind of body', '{', 'application/json'],
  ])('%s: the error is ours', async (_, body, type) => expect(await post('/en/newsletter', body, type)).toBe(500))
})
