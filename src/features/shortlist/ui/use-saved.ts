import { useSyncExternalStore } from 'react'
import { parseSaved } from '../domain/saved-homes'
import { onSavedHomesChange, savedText } from './saved-store'

const nothing = () => null

/** The homes saved on this device. None until the page is hydrated: a page is the same for everybody. */
export const useSaved = (): string[] => parseSaved(useSyncExternalStore(onSavedHomesChange, savedText, nothing))
