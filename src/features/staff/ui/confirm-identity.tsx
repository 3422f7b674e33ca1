import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { CONFIRM_WORDS } from './confirm-words'
import { momentOf, sayIn } from './sign-in-words'
import { TypedLine } from './typed-line'
import { type Shown, useConfirmation } from './use-confirmation'
import { usePasskeys } from './use-passkeys'

interface ConfirmIdentityProps {
  /** Called once the person has confirmed; what was refused before can go on. */
  onConfirmed: () => void
  /** A save was refused for want of it: the field has the focus, and the button goes on with the save. */
  isWanted?: boolean
}

/** Asks whoever is signed in to show again who they are. Stands within the form of an account, so it is no form itself. */
export function ConfirmIdentity({ onConfirmed, isWanted = false }: ConfirmIdentityProps) {
  const { i18n } = useTranslation()
  const say = sayIn(CONFIRM_WORDS, i18n.language)
  const canUsePasskeys = usePasskeys()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [isBusy, setIsBusy] = useState(false)
  const { status, problem, show } = useConfirmation(isWanted, onConfirmed)
  const send = async (shown: Shown) => {
    setIsBusy(true)
    await show(shown)
    setTyped({ password: '', code: '' })
    setIsBusy(false)
  }
  const write = (name: keyof typeof typed) => (value: string) => setTyped((all) => ({ ...all, [name]: value }))
  const isEmpty = typed.password === '' && typed.code === ''
  const onEnter = () => (isEmpty || isBusy ? undefined : send(typed))
  if (!status) return null
  if (status.until)
    return (
      <p role="status" className="account-confirmed">
        {`${say('confirmed')} ${momentOf(status.until, i18n.language)}`}
      </p>
    )
  return (
    <section className="account-confirm" aria-label={say('title')} data-confirm-identity>
      <h2>{say('title')}</h2>
      <p>{say('why')}</p>
      <TypedLine
        key={isWanted ? 'wanted' : 'offered'}
        name="ownPassword"
        type="password"
        label={say('password')}
        autoComplete="current-password"
        value={typed.password}
        onChange={write('password')}
        onEnter={onEnter}
        isRequired={false}
        hasFocus={isWanted}
      />
      {status.hasApp ? (
        <TypedLine
          name="ownCode"
          label={say('code')}
          autoComplete="one-time-code"
          value={typed.code}
          onChange={write('code')}
          onEnter={onEnter}
          isRequired={false}
        />
      ) : null}
      <p role="alert">{problem ? say(problem) : ''}</p>
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        onClick={() => send(typed)}
        disabled={isBusy || isEmpty}
      >
        {say(isWanted ? 'confirmAndSave' : 'confirm')}
      </Button>
      {status.hasPasskey && canUsePasskeys ? (
        <Button type="button" buttonStyle="secondary" size="medium" onClick={() => send('passkey')} disabled={isBusy}>
          {say('passkey')}
        </Button>
      ) : null}
    </section>
  )
}
