'use client'

import { useState } from 'react'
import { Button } from '@/design/form/button'
import { useHydrated } from '@/design/show/use-hydrated'
import type { Check, Proof } from '../domain/proof'

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

/** What each check gave, in order, and whether all hold. */
interface Outcome {
  holds: boolean
  checks: readonly (readonly [Check, boolean])[]
}

type State = 'idle' | 'checking' | 'failed' | Outcome

/** The curves that check the beacon's signature come with the press alone. */
async function run(href: string): Promise<State> {
  try {
    const [answer, { CHECKS, checkProof, holds }] = await Promise.all([
      fetch(href, { cache: 'no-store' }),
      import('../domain/proof'),
    ])
    const outcome = answer.ok ? await checkProof((await answer.json()) as Proof) : null
    return outcome ? { holds: holds(outcome), checks: CHECKS.map((one) => [one, outcome[one]] as const) } : 'failed'
  } catch {
    return 'failed'
  }
}

/** Checks the draw again in this browser. Without scripts there are the programs beside it. */
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
        {typeof state === 'object' ? <Outcomes outcome={state} texts={texts} /> : null}
      </div>
    </div>
  )
}

function Outcomes({ outcome, texts }: { outcome: Outcome; texts: ProofCheckProps['texts'] }) {
  return (
    <>
      <p className={outcome.holds ? 'text-h3 font-medium text-success' : 'text-h3 font-medium text-danger'}>
        {outcome.holds ? texts.holds : texts.fails}
      </p>
      <ul>
        {outcome.checks.map(([check, isRight]) => (
          <li key={check} className="flex flex-wrap justify-between gap-x-5 border-t border-stone-200 py-3">
            <span className="min-w-0 basis-64 grow">{texts.checks[check]}</span>
            <strong className={isRight ? 'text-success' : 'text-danger'}>{isRight ? texts.yes : texts.no}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}
