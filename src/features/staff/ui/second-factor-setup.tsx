'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import './account.css'
import { CodeAppKey } from './code-app-key'
import { PasskeyAdding } from './passkey-adding'
import { RecoveryCodes } from './recovery-codes'
import { FACTOR_WORDS, type FactorWord, sayIn, wordFor } from './sign-in-words'
import { callStaff } from './staff-calls'
import { TypedLine } from './typed-line'
import { usePasskeys } from './use-passkeys'

interface Offer {
  secret: string
  address: string
  offer: string
  replaces: boolean
}

/** Setting up the second factor: a code app gets its key, proves it with a code, and the recovery codes are shown. */
export function SecondFactorSetup() {
  const { i18n } = useTranslation()
  const say = sayIn(FACTOR_WORDS, i18n.language)
  const canUsePasskeys = usePasskeys()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [typed, setTyped] = useState({ code: '', formerCode: '', password: '' })
  const [problem, setProblem] = useState<FactorWord | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isGone = false
    callStaff<Offer>('second-factor/offer').then((answer) => {
      if (isGone) return
      if (answer === 'failed' || answer.status !== 200) setProblem('failed')
      else setOffer(answer.body)
    })
    return () => {
      isGone = true
    }
  }, [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await callStaff<{ recoveryCodes: string[] }>('second-factor/confirm', {
      offer: offer?.offer,
      ...typed,
    })
    if (answer !== 'failed' && answer.status === 200) return setCodes(answer.body.recoveryCodes)
    setProblem(answer === 'failed' ? 'failed' : wordFor(answer.body.error))
  }
  if (codes) return <RecoveryCodes codes={codes} say={say} />
  return (
    <form className="account-form" method="post" onSubmit={send}>
      <h1>{say('title')}</h1>
      <p>{say('why')}</p>
      {offer ? <CodeAppKey address={offer.address} secret={offer.secret} say={say} /> : null}
      <p role="alert">{problem ? say(problem) : ''}</p>
      <TypedLine
        name="code"
        label={say('enter')}
        autoComplete="one-time-code"
        value={typed.code}
        onChange={(code) => setTyped((all) => ({ ...all, code }))}
      />
      {offer?.replaces ? (
        <TypedLine
          name="formerCode"
          label={say('former')}
          autoComplete="off"
          value={typed.formerCode}
          onChange={(formerCode) => setTyped((all) => ({ ...all, formerCode }))}
        />
      ) : (
        <TypedLine
          name="password"
          type="password"
          label={say('current')}
          autoComplete="current-password"
          value={typed.password}
          onChange={(password) => setTyped((all) => ({ ...all, password }))}
        />
      )}
      <Button type="submit" size="large" disabled={!offer}>
        {say('turnOn')}
      </Button>
      {canUsePasskeys && offer && !offer.replaces ? (
        <details className="account-other">
          <summary>{say('orPasskey')}</summary>
          <p>{say('onlyPasskey')}</p>
          <PasskeyAdding say={say} onAdded={() => window.location.assign('/admin')} />
        </details>
      ) : null}
      <p>
        <a href="/admin/logout">{say('signOut')}</a>
      </p>
    </form>
  )
}
