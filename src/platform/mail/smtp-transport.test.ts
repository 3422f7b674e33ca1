import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { smtpTransport } from './smtp-transport'

it('a mail server that never speaks is given up after the set time: jobs do not wait for it for ever', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as { port: number }
  const sent = smtpTransport(`smtp://127.0.0.1:${port}?greetingTimeout=50`).sendMail({ from: 'a@b.co', to: 'c@d.co' })
  await expect(sent).rejects.toThrow(/greeting/i)
  silent.close()
})

it.each([
  [
    'smtp://a:p%3Aw%2Fd%231@mail.example:2525',
    { host: 'mail.example', port: 2525, auth: { user: 'a', pass: 'p:w/d#1' } },
  ],
  ['smtps://mail.example?socketTimeout=5000', { host: 'mail.example', secure: true, socketTimeout: 5000 }],
])('%s has limits of a minute where it names none', (url, options) => {
  const found = (smtpTransport(url) as unknown as { transporter: { options: object } }).transporter.options
  expect(found).toMatchObject({ connectionTimeout: 60_000, greetingTimeout: 60_000, ...options })
})
