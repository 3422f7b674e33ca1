'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/design/form/button'
import { Link } from '@/design/show/link'
import { parseSaved, withFirst, writeHomes } from '../domain/saved-homes'
import { onSavedHomesChange, savedHomes, savedText, saveHomes } from './saved-store'
import { removalLink, useFocusAfterRemoval } from './use-focus-after-removal'

interface ShortlistToolsProps {
  /** The page without homes: `/th/shortlist`. */
  path: string
  /** The homes of the address; null to show those saved on the device. */
  slugs: readonly string[] | null
  /** Whether the page has a form to ask about its homes. */
  canAsk: boolean
  texts: Record<'ask' | 'saveAll' | 'saved' | 'print' | 'clear' | 'mine', string>
}

const nothing = () => null

/**
 * Connects the page with the list saved on the device. Without homes in the address it redirects to the saved ones.
 * Removing a home from one's own list also removes it from the device; a shared list changes nothing until it is saved.
 */
export function ShortlistTools({ path, slugs, canAsk, texts }: ShortlistToolsProps) {
  const router = useRouter()
  const saved = parseSaved(useSyncExternalStore(onSavedHomesChange, savedText, nothing))
  const isOwn = slugs?.every((slug) => saved.includes(slug)) ?? false
  const [isJustSaved, setJustSaved] = useState(false)
  useFocusAfterRemoval(slugs)

  useEffect(() => {
    const own = savedHomes()
    if (slugs === null && own.length > 0) router.replace(path + writeHomes(own))
  }, [router, path, slugs])

  useEffect(() => {
    if (!isOwn) return
    const forget = (event: MouseEvent) => {
      const gone = removalLink(event)?.dataset.forget
      if (gone !== undefined) saveHomes(gone === '' ? [] : savedHomes().filter((slug) => slug !== gone))
    }
    // Capture phase, so that storage is updated before the link is followed.
    document.addEventListener('click', forget, true)
    return () => document.removeEventListener('click', forget, true)
  }, [isOwn])

  if (slugs === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden noscript:hidden">
      {canAsk ? <ButtonLink href="#register">{texts.ask}</ButtonLink> : null}
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
            saveHomes(slugs.reduceRight<string[]>(withFirst, savedHomes()))
            setJustSaved(true)
          }}
        >
          {texts.saveAll}
        </Button>
      )}
      {!isOwn && saved.length > 0 ? <PlainLink href={path}>{texts.mine}</PlainLink> : null}
      {/* The button disappears when pressed, so its effect is announced (WCAG 4.1.3). */}
      <p role="status" className="text-small text-stone-600">
        {isJustSaved && isOwn ? texts.saved : ''}
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
