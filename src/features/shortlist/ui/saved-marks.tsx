'use client'

import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { MarksContext } from '@/design/mark-button'
import { parseSaved, toggled } from '../domain/saved-homes'
import { onSavedHomesChange, savedHomes, savedText, saveHomes } from './saved-store'

const nothing = () => null

const toggle = (slug: string) => saveHomes(toggled(savedHomes(), slug))

/** Shows on the hearts of the page which homes are saved on this device, and saves or removes them. */
export function SavedMarks({ children }: { children: ReactNode }) {
  const text = useSyncExternalStore(onSavedHomesChange, savedText, nothing)
  const marks = useMemo(() => ({ marked: new Set(parseSaved(text)), toggle }), [text])
  return <MarksContext value={marks}>{children}</MarksContext>
}
