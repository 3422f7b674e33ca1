import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { shownCode } from '../domain/second-factor'
import type { FactorWord, Say } from './sign-in-words'

interface RecoveryCodesProps {
  codes: readonly string[]
  say: Say<FactorWord>
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, say }: RecoveryCodesProps) {
  const shown = codes.map(shownCode)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(shown.join('\n'))
    setIsCopied(true)
  }
  return (
    <section className="account-form" aria-live="polite">
      <h1>{say('codes')}</h1>
      <p>{say('keep')}</p>
      <ol className="account-codes">
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <Button buttonStyle="secondary" size="small" onClick={copy}>
          {say(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <Button size="large" onClick={() => window.location.assign('/admin')}>
        {say('done')}
      </Button>
    </section>
  )
}
