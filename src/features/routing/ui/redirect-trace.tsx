'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { type Called, callRedirects } from './call-redirects'
import type { ToolWord } from './tool-words'

interface Step {
  from: string
  to: string
  id: number | null
  words: string
}

interface Traced {
  steps: Step[]
  end: string
  location: string | null
}

type Say = (word: ToolWord) => string

/** Traces an address: each step with its rule, and what visitors get. */
export function RedirectTrace({ say }: { say: Say }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [traced, setTraced] = useState<Called<Traced> | null>(null)
  const follow = async (event: FormEvent) => {
    event.preventDefault()
    setTraced(await callRedirects<Traced>('trace', { address }))
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('traceTitle')}</h2>
      <form className="redirect-tools__row" onSubmit={follow}>
        <label htmlFor={`${id}-address`}>{say('traceLabel')}</label>
        <input
          id={`${id}-address`}
          onChange={({ target }) => setAddress(target.value)}
          placeholder="/th/condominium/noble-old"
          required
          type="text"
          value={address}
        />
        <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
          {say('traceButton')}
        </Button>
      </form>
      <div role="status">{traced && <Way say={say} traced={traced} />}</div>
    </section>
  )
}

function Way({ say, traced }: { say: Say; traced: Called<Traced> }) {
  if (!traced.ok) return <p>{traced.error ?? say('failed')}</p>
  const { steps, end, location } = traced.body
  return (
    <>
      {steps.length === 0 && <p>{say('traceNoSteps')}</p>}
      <ol>
        {steps.map(({ from, to, id, words }) => (
          <li key={`${from} ${to} ${words}`}>
            <code>{from}</code> → <code>{to}</code>: {words}
            {id !== null && (
              <>
                {' '}
                <a href={`/admin/collections/redirects/${id}`}>{say('traceRedirect')}</a>
              </>
            )}
          </li>
        ))}
      </ol>
      <p>
        {say('traceEnd')}: <strong>{end}</strong> {location !== null && <code>{location}</code>}
      </p>
    </>
  )
}
