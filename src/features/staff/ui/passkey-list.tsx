import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { PasskeyAdding } from './passkey-adding'
import { type FactorWord, momentOf, type Say, wordFor } from './sign-in-words'
import { callStaff } from './staff-calls'
import { TypedLine } from './typed-line'

/** A passkey as its owner and admins see it. */
export interface ListedPasskey {
  id: number
  name: string
  since: string
  usedAt: string | null
}

interface PasskeyListProps {
  passkeys: readonly ListedPasskey[]
  isOwn: boolean
  language: string
  say: Say<FactorWord>
  onChange: () => void
}

/** The passkeys of an account; one's own can be added and removed. */
export function PasskeyList({ passkeys, isOwn, language, say, onChange }: PasskeyListProps) {
  return (
    <div className="account-passkeys">
      <h3>{say('passkeys')}</h3>
      {passkeys.length === 0 ? <p>{say('noPasskeys')}</p> : null}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <p>
              <strong>{passkey.name}</strong>
              {` · ${say('addedOn')} ${momentOf(passkey.since, language)}`}
              {passkey.usedAt ? ` · ${say('usedOn')} ${momentOf(passkey.usedAt, language)}` : ''}
            </p>
            {isOwn ? <Removal id={passkey.id} name={passkey.name} say={say} onRemoved={onChange} /> : null}
          </li>
        ))}
      </ul>
      {isOwn ? <PasskeyAdding say={say} onAdded={onChange} /> : null}
    </div>
  )
}

interface RemovalProps {
  id: number
  name: string
  say: Say<FactorWord>
  onRemoved: () => void
}

/** The password is asked for once the person wants to remove it. */
function Removal({ id, name, say, onRemoved }: RemovalProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<FactorWord | null>(null)
  const send = async () => {
    const answer = await callStaff('passkeys/remove', { id, password })
    if (answer !== 'failed' && answer.status === 200) return onRemoved()
    setProblem(answer === 'failed' ? 'failed' : wordFor(answer.body.error))
  }
  const button = (word: 'remove' | 'removeNow', onClick: () => void) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="medium"
      onClick={onClick}
      disabled={isAsked && password === ''}
      extraButtonProps={{ 'aria-label': `${say(word)}: ${name}` }}
    >
      {say(word)}
    </Button>
  )
  if (!isAsked) return button('remove', () => setIsAsked(true))
  return (
    <>
      <TypedLine
        name={`removal-${id}`}
        type="password"
        label={say('current')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired={false}
        hasFocus
      />
      <p role="alert">{problem ? say(problem) : ''}</p>
      {button('removeNow', send)}
    </>
  )
}
