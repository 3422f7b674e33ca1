'use client'

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { startTransition, useEffect } from 'react'
import type { FieldSpec, FormTexts } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { useHydrated } from '@/design/show/use-hydrated'
import { answerWith, EMPTY_FORM } from '@/kernel/form/form-state'
import { askNewPasskey, askPasskeySignIn, enterPasskey, saveNewPasskey } from '../actions/passkeys'
import type { MemberState } from '../domain/form-state'

/** Loaded when a passkey is used: most people need none of it. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser, on this page, can use passkeys: not on plain http, nor under a bare address. */
const usePasskeys = (): boolean => useHydrated() && window.PublicKeyCredential !== undefined

const stopped = (data: FormData, notice: 'passkeyStopped' | 'proofNeeded' = 'passkeyStopped'): MemberState =>
  answerWith(data, { notice })

/** Signs with a passkey that the person chooses; null when they stopped, or this device has none for this site. */
async function signed(optionsJSON: PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill = false) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON, useBrowserAutofill }).catch(() => null)
}

async function signIn(state: MemberState, data: FormData): Promise<MemberState> {
  const response = await signed(await askPasskeySignIn())
  if (!response) return stopped(data)
  data.set('passkey', JSON.stringify(response))
  return enterPasskey(state, data)
}

interface PasskeySignInProps {
  hidden: Readonly<Record<string, string>>
  submit: string
  texts: FormTexts
}

/**
 * Signing in with a passkey: the browser offers one in the email field, where the device has one, and a button asks for
 * one. Nothing appears in a browser that cannot use passkeys.
 */
export function PasskeySignIn({ hidden, submit, texts }: PasskeySignInProps) {
  const canUse = usePasskeys()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked once for each visit
  useEffect(() => {
    if (canUse) void offerInField(hidden)
  }, [canUse])
  if (!canUse) return null
  return <StepForm id="passkey" action={signIn} hidden={hidden} submit={submit} variant="quiet" texts={texts} />
}

/** Lets the browser offer a passkey in the email field (conditional mediation). Waits until one is chosen. */
async function offerInField(hidden: Readonly<Record<string, string>>): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false))) return
  const options = await askPasskeySignIn().catch(() => null)
  const response = options && (await signed(options, true))
  if (!response) return
  const data = new FormData()
  for (const [name, value] of Object.entries(hidden)) data.set(name, value)
  data.set('passkey', JSON.stringify(response))
  startTransition(async () => void (await enterPasskey(EMPTY_FORM, data)))
}

async function make(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON }).catch(() => null)
}

async function add(state: MemberState, data: FormData): Promise<MemberState> {
  const options = await askNewPasskey()
  if (!options) return stopped(data, 'proofNeeded')
  const response = await make(options)
  if (!response) return stopped(data)
  data.set('passkey', JSON.stringify(response))
  return saveNewPasskey(state, data)
}

interface PasskeyAddingProps {
  locale: string
  fields: readonly FieldSpec[]
  submit: string
  /** What is shown where passkeys cannot be used. */
  without: string
  texts: FormTexts
}

/** Makes a passkey on this device and adds it to the account. */
export function PasskeyAdding({ locale, fields, submit, without, texts }: PasskeyAddingProps) {
  if (!usePasskeys()) return <p className="max-w-prose text-stone-600">{without}</p>
  return (
    <StepForm
      id="new-passkey"
      action={add}
      fields={fields}
      hidden={{ locale }}
      submit={submit}
      variant="quiet"
      texts={texts}
    />
  )
}
