'use server'

import { notFound } from 'next/navigation'
import { z } from 'zod'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { postedExact, postedText } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { networkOfSender } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { accountPath } from '../domain/account-pages'
import { readBackLink } from '../domain/back-link'
import { PASSKEY_COOKIE } from '../domain/cookies'
import type { MemberState } from '../domain/form-state'
import { isShut, type ShutStanding } from '../domain/standing'
import { addPasskey, type MadePasskey, offerPasskey, removePasskey } from '../operations/passkeys'
import { offerPasskeySignIn, type SignedPasskey, signInByPasskey } from '../operations/sign-in-by-passkey'
import { answerForm, noticed } from './answer-form'
import { asMember } from './as-member'
import {
  contextOfBrowser,
  cookieOf,
  leadTo,
  shutPath,
  signingIn,
  storePasskeyChallenge,
  storeSession,
  takeBackLink,
} from './browser'

const LONGEST_PASSKEY = 60_000
const text = z.string().max(20_000)

/** As browsers write it; what it says is checked by the library. */
const answered = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** The answer of an authenticator in a form; null when it is none. */
function passkeyIn(data: FormData): unknown {
  try {
    return answered.safeParse(JSON.parse(postedExact(data, 'passkey', LONGEST_PASSKEY))).data ?? null
  } catch {
    return null
  }
}

/** What this browser needs to sign in with a passkey. Says nothing about who has one. */
export async function askPasskeySignIn() {
  const { kept, options } = await offerPasskeySignIn(await anonymousContext())
  await storePasskeyChallenge(kept)
  return options
}

function notSignedIn(data: FormData, refusal: 'ended' | 'tooMany' | ShutStanding): MemberState {
  if (isShut(refusal)) return leadTo(shutPath(postedLocale(data), refusal))
  return noticed(data, refusal === 'ended' ? 'passkeyEnded' : refusal)
}

/** Signs in with what a passkey signed. */
export async function enterPasskey(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const response = passkeyIn(data) as SignedPasskey['response'] | null
    const kept = (await cookieOf(PASSKEY_COOKIE)) ?? ''
    await storePasskeyChallenge(null)
    if (!response) return noticed(data, 'passkeyEnded')
    const signed = { response, kept, network: await networkOfSender(), ...(await signingIn()) }
    const signedIn = await signInByPasskey(await anonymousContext(), signed)
    if (!signedIn.ok) return notSignedIn(data, signedIn.refusal)
    await storeSession(signedIn.value.token)
    const back = readBackLink(postedText(data, 'back')) ?? (await takeBackLink())
    return leadTo(back ?? pagePath(postedLocale(data), 'account-setting'))
  })
}

/** What this browser needs to make a passkey for the signed-in member; null when a code has to be entered first. */
export async function askNewPasskey() {
  const ctx = await contextOfBrowser()
  const offered = ctx.actor.kind === 'member' ? await offerPasskey(ctx) : null
  if (!offered?.ok) return null
  await storePasskeyChallenge(offered.value.kept)
  return offered.value.options
}

/** Adds the passkey that this browser has made. */
export async function saveNewPasskey(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const response = passkeyIn(data) as MadePasskey['response'] | null
    const kept = (await cookieOf(PASSKEY_COOKIE)) ?? ''
    await storePasskeyChallenge(null)
    if (!response) return noticed(data, 'passkeyEnded')
    const { device } = await signingIn()
    const added = await addPasskey(ctx, { response, kept, name: postedText(data, 'name'), device })
    if (added.ok) return leadTo(accountPath(postedLocale(data), 'security'))
    return noticed(data, added.refusal === 'enough' ? 'passkeyEnough' : 'passkeyEnded')
  })
}

/** Removes one passkey of the signed-in member. */
export async function removeOwnPasskey(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const { device } = await signingIn()
    const removed = await removePasskey(ctx, { passkey: postedText(data, 'passkey'), device })
    if (removed.ok) return leadTo(accountPath(postedLocale(data), 'security'))
    return removed.refusal === 'proof' ? noticed(data, 'proofNeeded') : notFound()
  })
}
