import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { addPasskey } from './passkey-calls'
import { type FactorWord, type Say, wordFor } from './sign-in-words'
import { TypedLine } from './typed-line'
import { usePasskeys } from './use-passkeys'

interface PasskeyAddingProps {
  say: Say<FactorWord>
  onAdded: () => void
}

/** Adding a passkey to one's own account. May stand within another form, so it is no form of its own. */
export function PasskeyAdding({ say, onAdded }: PasskeyAddingProps) {
  const canUse = usePasskeys()
  const [typed, setTyped] = useState({ name: '', password: '' })
  const [problem, setProblem] = useState<FactorWord | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const write = (name: keyof typeof typed) => (value: string) => setTyped((all) => ({ ...all, [name]: value }))
  const send = async () => {
    setIsBusy(true)
    const outcome = await addPasskey(typed.name, typed.password)
    setIsBusy(false)
    if (outcome !== 'added') return setProblem(wordFor(outcome))
    setTyped({ name: '', password: '' })
    setProblem(null)
    onAdded()
  }
  if (!canUse) return null
  return (
    <div className="account-passkey" data-passkey-adding>
      <TypedLine
        name="passkeyName"
        label={say('passkeyName')}
        hint={say('passkeyNameHint')}
        autoComplete="off"
        value={typed.name}
        onChange={write('name')}
        isRequired={false}
      />
      <TypedLine
        name="passkeyPassword"
        type="password"
        label={say('current')}
        autoComplete="current-password"
        value={typed.password}
        onChange={write('password')}
        isRequired={false}
      />
      <p role="alert">{problem ? say(problem) : ''}</p>
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        onClick={send}
        disabled={isBusy || typed.password === ''}
      >
        {say('addPasskey')}
      </Button>
    </div>
  )
}
