'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import './account.css'
import { ConfirmIdentity } from './confirm-identity'
import { type ListedPasskey, PasskeyList } from './passkey-list'
import { RecoveryCodes } from './recovery-codes'
import { FACTOR_WORDS, type FactorWord, momentOf, type Say, sayIn } from './sign-in-words'
import { callStaff } from './staff-calls'
import { TypedLine } from './typed-line'

interface Status {
  since: string | null
  codesLeft: number
  passkeys: ListedPasskey[]
}

/** In a staff account: the state of its second factor; one's own can be renewed, another's reset by an admin. */
export function SecondFactorCard() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const say = sayIn(FACTOR_WORDS, i18n.language)
  const [status, setStatus] = useState<Status | null>(null)
  const load = useCallback(async () => {
    if (!id) return
    const answer = await callStaff<Status>(`${id}/second-factor`, undefined, 'GET')
    if (answer !== 'failed' && answer.status === 200) setStatus(answer.body)
  }, [id])
  useEffect(() => {
    load()
  }, [load])
  if (!id || !status) return null
  const isOwn = user?.id === id
  return (
    <section className="account-card" aria-label={say('title')}>
      <h2>{say('title')}</h2>
      <h3>{say('app')}</h3>
      <p>{status.since ? `${say('on')} ${momentOf(status.since, i18n.language)}` : say('off')}</p>
      {status.since ? <p>{`${say('left')} ${status.codesLeft}`}</p> : null}
      {isOwn ? <Own hasFactor={status.since !== null} say={say} /> : null}
      <PasskeyList passkeys={status.passkeys} isOwn={isOwn} language={i18n.language} say={say} onChange={load} />
      {!isOwn && (status.since || status.passkeys.length > 0) ? <Reset id={id} say={say} /> : null}
    </section>
  )
}

function Own({ hasFactor, say }: { hasFactor: boolean; say: Say<FactorWord> }) {
  return (
    <>
      <Button el="anchor" url="/admin/second-factor" buttonStyle="secondary" size="small">
        {say(hasFactor ? 'replace' : 'setUp')}
      </Button>
      {hasFactor ? <Renewal say={say} /> : null}
    </>
  )
}

/** Within the form of the account, so it is no form of its own. */
function Renewal({ say }: { say: Say<FactorWord> }) {
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<FactorWord | null>(null)
  const send = async (event: FormEvent | React.MouseEvent) => {
    event.preventDefault()
    const answer = await callStaff<{ recoveryCodes: string[] }>('second-factor/recovery-codes', { code })
    if (answer !== 'failed' && answer.status === 200) return setCodes(answer.body.recoveryCodes)
    setProblem(answer !== 'failed' && answer.status === 429 ? 'too-many' : 'wrong-code')
  }
  if (codes) return <RecoveryCodes codes={codes} say={say} />
  return (
    <>
      <TypedLine
        name="second-factor-code"
        label={say('renewCode')}
        autoComplete="off"
        value={code}
        onChange={setCode}
        isRequired={false}
      />
      <p role="alert">{problem ? say(problem) : ''}</p>
      <Button buttonStyle="secondary" size="small" onClick={send} disabled={code === ''}>
        {say('renew')}
      </Button>
    </>
  )
}

function Reset({ id, say }: { id: number | string; say: Say<FactorWord> }) {
  const [outcome, setOutcome] = useState<FactorWord | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const send = async () => {
    const answer = await callStaff(`${id}/second-factor/reset`)
    if (answer !== 'failed' && answer.body.error === 'unconfirmed') return setIsAsked(true)
    setIsAsked(false)
    setOutcome(answer !== 'failed' && answer.status === 200 ? 'resetDone' : 'failed')
  }
  const ask = () => (window.confirm(say('resetSure')) ? send() : undefined)
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={ask} disabled={outcome === 'resetDone'}>
        {say('reset')}
      </Button>
      {isAsked ? <ConfirmIdentity onConfirmed={send} /> : null}
      <p role="status">{outcome ? say(outcome) : ''}</p>
    </>
  )
}
