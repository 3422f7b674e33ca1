'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import './account.css'
import { signWithPasskey } from './passkey-calls'
import { SIGN_IN_WORDS, sayIn } from './sign-in-words'
import { callStaff } from './staff-calls'
import { TypedLine } from './typed-line'
import { usePasskeys } from './use-passkeys'

type Problem = 'askCode' | 'noMatch' | 'noMatchPasskey' | 'stopped' | 'busy' | 'failed'

/**
 * Signing in to the back office. The code is asked for after the first press, whatever was typed, so that the form does
 * not tell whether the password was right.
 */
export function SignInForm({ onwards }: { onwards: string }) {
  const { i18n } = useTranslation()
  const say = sayIn(SIGN_IN_WORDS, i18n.language)
  const [typed, setTyped] = useState({ email: '', password: '', code: '' })
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const write = (name: keyof typeof typed) => (value: string) => setTyped((all) => ({ ...all, [name]: value }))
  const canUsePasskeys = usePasskeys()
  const signIn = async (body: object, refusal: Problem) => {
    setIsBusy(true)
    const answer = await callStaff('login', body)
    if (answer !== 'failed' && answer.status === 200) return window.location.assign(onwards)
    setIsBusy(false)
    if (answer !== 'failed' && answer.status === 503) return setProblem('busy')
    if (answer === 'failed' || ![400, 401].includes(answer.status)) return setProblem('failed')
    setProblem(refusal)
    setAsksCode(true)
    write('code')('')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    return signIn(typed, asksCode ? 'noMatch' : 'askCode')
  }
  const takePasskey = async () => {
    const passkey = await signWithPasskey(typed.email)
    if (passkey === null || passkey === 'failed') return setProblem(passkey ?? 'stopped')
    return signIn({ ...typed, code: '', passkey }, 'noMatchPasskey')
  }
  return (
    <form className="account-form" method="post" onSubmit={send}>
      <h1>{say('title')}</h1>
      <p role="alert">{problem ? say(problem) : ''}</p>
      <TypedLine
        name="email"
        type="email"
        label={say('email')}
        autoComplete="username"
        value={typed.email}
        onChange={write('email')}
      />
      <TypedLine
        name="password"
        type="password"
        label={say('password')}
        autoComplete="current-password"
        value={typed.password}
        onChange={write('password')}
      />
      {asksCode ? (
        <TypedLine
          name="code"
          label={say('code')}
          hint={say('codeHint')}
          autoComplete="one-time-code"
          value={typed.code}
          onChange={write('code')}
          isRequired={false}
          hasFocus
        />
      ) : null}
      <p>
        <a href="/admin/forgot">{say('forgot')}</a>
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        {say('signIn')}
      </Button>
      {asksCode && canUsePasskeys ? (
        <div className="account-passkey">
          <p>{say('orPasskey')}</p>
          <Button type="button" buttonStyle="secondary" size="large" onClick={takePasskey} disabled={isBusy}>
            {say('usePasskey')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
