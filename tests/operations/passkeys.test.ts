import { describe, expect, it } from 'vitest'
import { readAliases } from '@/kernel/http/site-aliases'
import {
  type NewAnswer,
  newPasskeyOptions,
  passkeyOptions,
  readNewPasskey,
  readSignedAnswer,
} from '@/platform/sign-in/passkeys'
import { authenticator } from '../support/authenticator'

const HOME = 'https://homes.example'
const SITE = { publicUrl: HOME, aliases: readAliases('https://www.homes.example, homes.local:8080') ?? [] }
const challenge = Buffer.from('a challenge').toString('base64url')

const made = async (home = HOME, wrong = {}, site = SITE) => {
  const device = authenticator(home)
  const response = device.make(challenge, wrong) as NewAnswer['response']
  return { device, key: await readNewPasskey({ response, challenge }, site) }
}

const wrongs = [
  ['of a foreign page', { origin: 'https://evil.example' }],
  ['of a page on another port', { origin: `${HOME}:8443` }],
  ['of a page below', { origin: 'https://x.homes.example' }],
  ['of plain http', { origin: 'http://homes.example' }],
  ['of an alias with other words after it', { origin: 'https://www.homes.example.evil.example' }],
  ['for another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['of the other kind', { type: 'payment.get' }],
  ['without the person verified', { isUnverified: true }],
] as const

describe('a new passkey', () => {
  it.each([HOME, 'https://www.homes.example', 'https://homes.local:8080'])('made on %s is taken', async (home) => {
    expect((await made(home)).key).toMatchObject({ counter: 1, transports: ['internal'] })
  })

  it.each(wrongs)('%s is refused', async (_, wrong) => expect((await made(HOME, wrong)).key).toBeNull())

  it('on any loopback name is taken where the site is on one', async () => {
    const site = { publicUrl: 'http://localhost:3000', aliases: [] }
    expect((await made('http://localhost:8080', {}, site)).key).not.toBeNull()
    expect((await made('http://localhost:3000', {}, SITE)).key).toBeNull()
  })
})

describe('a signature', () => {
  it('of a passkey gives its new count', async () => {
    const { device, key } = await made()
    if (!key) throw new Error('no passkey')
    expect(await readSignedAnswer({ response: device.sign(challenge), challenge }, key, SITE)).toBe(2)
    const uncounted = { response: device.sign(challenge, { counter: 0 }), challenge }
    expect(await readSignedAnswer(uncounted, { ...key, counter: 0 }, SITE)).toBe(0)
  })

  it.each([
    ...wrongs,
    ['with a count used before', { counter: 1 }],
    ['that no longer counts', { counter: 0 }],
  ] as const)('%s is refused', async (_, wrong) => {
    const { device, key } = await made()
    if (!key) throw new Error('no passkey')
    expect(await readSignedAnswer({ response: device.sign(challenge, wrong), challenge }, key, SITE)).toBeNull()
  })

  it('of another passkey is refused, and so is nonsense', async () => {
    const [{ key }, { device: other }] = [await made(), await made()]
    if (!key) throw new Error('no passkey')
    const response = other.sign(challenge)
    const renamed = { ...response, id: key.credential, rawId: key.credential }
    for (const wrong of [response, renamed, { ...response, response: { ...response.response, clientDataJSON: '!' } }])
      expect(await readSignedAnswer({ response: wrong, challenge }, key, SITE)).toBeNull()
  })
})

it('browsers are asked for a kept passkey with its person verified, on the host of their page', async () => {
  const person = { handle: new Uint8Array(32), email: 'a@b.example', name: 'A' }
  const options = await newPasskeyOptions('noble & nue', person, challenge, [])
  expect(options).toMatchObject({ challenge, rp: { name: 'noble & nue' }, attestation: 'none' })
  expect(options.rp.id).toBeUndefined()
  expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
  const asked = await passkeyOptions(challenge)
  expect(asked).toMatchObject({ challenge, userVerification: 'required' })
  expect([asked.rpId, asked.allowCredentials]).toEqual([undefined, undefined])
})
