import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInByPassword } from '@/features/members/operations/sign-in-by-password'
import { TooBusy } from '@/platform/sign-in/password-turns'
import { someContext } from '../support/content-system'
import { DEVICE, someAddress, someNetwork } from '../support/members'
import { callStaffApi } from '../support/staff-calls'

const PASSWORD = 'not the password of anybody'
const { scrypt, pbkdf2 } = crypto
/** Hashes of members and of staff that run now, and the most that ever did. */
const hashes = { running: 0, most: 0 }

const begin = () => {
  hashes.running += 1
  hashes.most = Math.max(hashes.most, hashes.running)
}

/** The last argument of both is what is called at the end. */
function counted<Rest extends unknown[]>(hash: (...args: Rest) => void): (...args: Rest) => void {
  return (...args) => {
    begin()
    const end = args.at(-1)
    const told = (...said: unknown[]) => {
      hashes.running -= 1
      if (typeof end === 'function') end(...said)
    }
    Reflect.apply(hash, crypto, [...args.slice(0, -1), told])
  }
}

beforeAll(() => {
  Object.assign(crypto, { scrypt: counted(scrypt), pbkdf2: counted(pbkdf2) })
  syncBuiltinESMExports()
})
afterAll(() => {
  Object.assign(crypto, { scrypt, pbkdf2 })
  syncBuiltinESMExports()
})

const asMember = async () => {
  const typed = { email: someAddress(), password: PASSWORD, network: someNetwork(), ...DEVICE }
  const answer = await signInByPassword(await someContext(), typed).catch((error: unknown) => error)
  return answer instanceof TooBusy ? 'busy' : 'checked'
}

const asStaff = async () => {
  const body = { email: someAddress(), password: PASSWORD }
  const { status, body: said } = await callStaffApi('POST', 'staff/login', { body, from: someNetwork() })
  return status === 503 && said.error === 'busy' ? 'busy' : status === 401 ? 'checked' : `status ${status}`
}

it('fifty sign-ins at once, of members and staff from as many networks, leave the site its processor', async () => {
  // Nobody waits for the first module or connection while the others ask.
  expect([await asMember(), await asStaff()]).toEqual(['checked', 'checked'])
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? asMember() : asStaff())))
  const count = (answer: string) => answers.filter((one) => one === answer).length
  expect(count('checked') + count('busy')).toBe(50)
  expect(count('busy')).toBeGreaterThan(0)
  expect(hashes.most).toBe(2)
  expect([await asMember(), await asStaff()]).toEqual(['checked', 'checked'])
})
