'use client'

import { useState } from 'react'
import { Button } from '@/design/button'
import { useHydrated } from '@/design/use-hydrated'
import { CHECKS, type Check, checkProof, holds, type Proof } from '../domain/proof'

interface ProofCheckProps {
  href: string
  texts: {
    check: string
    checking: string
    holds: string
    fails: string
    failed: string
    yes: string
    no: string
    checks: Readonly<Record<Check, string>>
  }
}

type State = 'idle' | 'checking' | 'failed' | Record<Check, boolean>

async function run(href: string): Promise<State> {
  try {
    const answer = await fetch(href)
    return (answer.ok && (await checkProof((await answer.json()) as Proof))) || 'failed'
  } catch {
    return 'failed'
  }
}

/** Computes the draw again in this browser. Without scripts there is the recipe beside it. */
export function ProofCheck({ href, texts }: ProofCheckProps) {
  const [state, setState] = useState<State>('idle')
  const isHydrated = useHydrated()
  const check = async () => {
    setState('checking')
    setState(await run(href))
  }
  if (!isHydrated) return null
  return (
    <div className="flex flex-col gap-4">
      <Button onClick={check} aria-disabled={state === 'checking'} className="self-start">
        {state === 'checking' ? texts.checking : texts.check}
      </Button>
      <div role="status" className="flex flex-col gap-3">
        {state === 'failed' ? <p className="font-medium text-danger">{texts.failed}</p> : null}
        {typeof state === 'object' ? <Outcome outcome={state} texts={texts} /> : null}
      </div>
    </div>
  )
}

function Outcome({ outcome, texts }: { outcome: Record<Check, boolean>; texts: ProofCheckProps['texts'] }) {
  const isRight = holds(outcome)
  return (
    <>
      <p className={isRight ? 'text-h3 font-medium text-success' : 'text-h3 font-medium text-danger'}>
        {isRight ? texts.holds : texts.fails}
      </p>
      <ul>
        {CHECKS.map((one) => (
          <li key={one} className="flex flex-wrap justify-between gap-x-5 border-t border-stone-200 py-3">
            <span>{texts.checks[one]}</span>
            <strong className={outcome[one] ? 'text-success' : 'text-danger'}>
              {outcome[one] ? texts.yes : texts.no}
            </strong>
          </li>
        ))}
      </ul>
    </>
  )
}
