'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { forEachShown } from '@/design/show/for-each-shown'
import type { KeptTexts } from '@/i18n/kept-texts'
import type { Locale } from '@/i18n/locales'
import { parseSaved, toggled, writeHomes } from '../domain/saved-homes'
import { onSavedHomesChange, savedHomes, savedText, saveHomes } from './saved-store'

const nothing = () => null

/** Saves or removes the home whose heart was pressed. */
function press({ target }: Event): void {
  const slug = target instanceof Element ? target.closest<HTMLElement>('button[data-mark]')?.dataset.mark : undefined
  if (slug !== undefined) saveHomes(toggled(savedHomes(), slug))
}

interface SavedMarksProps {
  locale: Locale
  /** The page of the list: `/th/shortlist`. */
  path: string
  texts: KeptTexts
}

/** Whoever presses several hearts is asked of once. */
const SETTLED_AFTER_MS = 2000

/** Keeps the page of the list on this device, to be read without a connection. */
async function keepList({ locale, path, texts }: SavedMarksProps): Promise<void> {
  const { dropPages, storePage } = await import('@/design/layer/keep-pages')
  const homes = savedHomes()
  if (homes.length === 0) await dropPages(path)
  else await storePage({ path: path + writeHomes(homes), kind: 'page', locale, texts, isOnly: true })
}

/** Shows on the hearts of the document which homes are saved on this device, and saves or removes them. */
export function SavedMarks(props: SavedMarksProps) {
  const text = useSyncExternalStore(onSavedHomesChange, savedText, nothing)

  useEffect(() => {
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a language are always the same
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onSavedHomesChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => keepList(props), SETTLED_AFTER_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [props.path])

  useEffect(() => {
    const saved = new Set(parseSaved(text))
    return forEachShown('button[data-mark]', (heart) => {
      heart.ariaPressed = String(saved.has(heart.dataset.mark ?? ''))
    })
  }, [text])

  return null
}
