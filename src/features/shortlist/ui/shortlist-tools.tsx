'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '@/design/button'
import { Link } from '@/design/link'
import { readKept, withFirst, writeHomes } from '../rules/kept-homes'
import { keepHomes, keptHomes, keptText, onKeptHomes } from './kept-store'
import { forgetLink, useFocusAfterRemoval } from './use-focus-after-removal'

interface ShortlistToolsProps {
  /** The page without homes: `/th/shortlist`. */
  path: string
  /** Those of the address; null when it names none, and the device's own are to be shown. */
  slugs: readonly string[] | null
  texts: Record<'keepAll' | 'kept' | 'print' | 'clear' | 'mine', string>
}

const nothing = () => null

/**
 * What the device has to do with the list that is shown. A page without homes goes to those of the device; a list that
 * is the device's own forgets what is taken from it, and somebody else's is left alone until it is kept.
 */
export function ShortlistTools({ path, slugs, texts }: ShortlistToolsProps) {
  const router = useRouter()
  const kept = readKept(useSyncExternalStore(onKeptHomes, keptText, nothing))
  const isOwn = slugs?.every((slug) => kept.includes(slug)) ?? false
  const [isJustKept, setJustKept] = useState(false)
  useFocusAfterRemoval(slugs)

  useEffect(() => {
    const own = keptHomes()
    if (slugs === null && own.length > 0) router.replace(path + writeHomes(own))
  }, [router, path, slugs])

  useEffect(() => {
    if (!isOwn) return
    const forget = (event: MouseEvent) => {
      const gone = forgetLink(event)?.dataset.forget
      if (gone !== undefined) keepHomes(gone === '' ? [] : keptHomes().filter((slug) => slug !== gone))
    }
    // Before the listener that follows links to other pages: the page without homes must find the device empty.
    document.addEventListener('click', forget, true)
    return () => document.removeEventListener('click', forget, true)
  }, [isOwn])

  if (slugs === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden noscript:hidden">
      <Button variant="quiet" onClick={() => print()}>
        {texts.print}
      </Button>
      {isOwn ? (
        <PlainLink href={path} forgets="">
          {texts.clear}
        </PlainLink>
      ) : (
        <Button
          onClick={() => {
            keepHomes(slugs.reduceRight<string[]>(withFirst, keptHomes()))
            setJustKept(true)
          }}
        >
          {texts.keepAll}
        </Button>
      )}
      {!isOwn && kept.length > 0 ? <PlainLink href={path}>{texts.mine}</PlainLink> : null}
      {/* The button is gone once it was pressed: what it did has to be told, and heard (WCAG 4.1.3). */}
      <p role="status" className="text-small text-stone-600">
        {isJustKept && isOwn ? texts.kept : ''}
      </p>
    </div>
  )
}

const PlainLink = ({ href, forgets, children }: { href: string; forgets?: string; children: string }) => (
  <Link
    href={href}
    data-forget={forgets}
    className="inline-flex min-h-target items-center underline underline-offset-8"
  >
    {children}
  </Link>
)
