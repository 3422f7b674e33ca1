'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { forEachShown } from '@/design/for-each-shown'
import { parseSaved, toggled } from '../domain/saved-homes'
import { onSavedHomesChange, savedHomes, savedText, saveHomes } from './saved-store'

const nothing = () => null

/** Saves or removes the home whose heart was pressed. */
function press({ target }: Event): void {
  const slug = target instanceof Element ? target.closest<HTMLElement>('button[data-mark]')?.dataset.mark : undefined
  if (slug !== undefined) saveHomes(toggled(savedHomes(), slug))
}

/** Shows on the hearts of the document which homes are saved on this device, and saves or removes them. */
export function SavedMarks() {
  const text = useSyncExternalStore(onSavedHomesChange, savedText, nothing)

  useEffect(() => {
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])

  useEffect(() => {
    const saved = new Set(parseSaved(text))
    return forEachShown('button[data-mark]', (heart) => {
      heart.ariaPressed = String(saved.has(heart.dataset.mark ?? ''))
    })
  }, [text])

  return null
}
