import { randomInt } from 'node:crypto'
import type { StaffRole } from '@/kernel/actor'
import { codeForKey } from './code-app'
import { contentSystem, STAFF_PASSWORD, staffMember } from './content-system'
import { callStaffApi, type StaffAnswer } from './staff-calls'

/** Test files share a database, and its limits by network: each file has networks of its own. */
const file = randomInt(1, 0xffff).toString(16)

/** Each sign-in from a network of its own, where the test is not about that. */
const networks = (function* () {
  for (let at = 1; ; at += 1) yield `2001:db8:${file}:${at.toString(16)}::1`
})()

/** Signs in over HTTP, with a code when one is given. */
export const signIn = (email: string, code = '', from: string = networks.next().value): Promise<StaffAnswer> =>
  callStaffApi('POST', 'staff/login', { body: { email, password: STAFF_PASSWORD, code }, from })

/** A POST below `/api/staff` with the cookies of a browser. */
export const post = (cookies: string, path: string, body: object = {}): Promise<StaffAnswer> =>
  callStaffApi('POST', `staff/${path}`, { cookies, body })

/** A GET below `/api` with the cookies of a browser. */
export const read = (cookies: string, path: string): Promise<StaffAnswer> =>
  callStaffApi('GET', path, { cookies, headers: { 'sec-fetch-site': 'same-origin' } })

/** Shows again who the person of a browser is, so that it may change the accounts of others for some minutes. */
export async function confirmIdentity(cookies: string): Promise<void> {
  const { status } = await post(cookies, 'confirmation', { password: STAFF_PASSWORD })
  if (status !== 200) throw new Error(`The person could not be confirmed: ${status}`)
}

/** A new staff member, signed in with the password alone. */
export async function signedIn(role: StaffRole) {
  const person = await staffMember(await contentSystem(), role)
  const { status, cookies, body } = await signIn(person.email)
  if (cookies === '') throw new Error(`The sign-in was refused: ${status} ${JSON.stringify(body)}`)
  return { ...person, cookies }
}

/** A new staff member who has set up a code app, with the key it knows, the code used for it, and the recovery codes. */
export async function enrolled(role: StaffRole = 'admin') {
  const person = await signedIn(role)
  const { body: offer } = await post(person.cookies, 'second-factor/offer')
  const key = String(offer.secret)
  const proof = { offer: offer.offer, code: codeForKey(key), password: STAFF_PASSWORD }
  const { status, body } = await post(person.cookies, 'second-factor/confirm', proof)
  if (status !== 200) throw new Error(`The code app could not be set up: ${status}`)
  return { ...person, key, usedCode: proof.code, recoveryCodes: body.recoveryCodes as string[] }
}
