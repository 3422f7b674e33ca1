import { readFileSync } from 'node:fs'
import type { Messages } from '@/gathered/messages'

/** The messages of a feature in a language. */
export const messages = <Part extends keyof Messages>(locale: string, part: Part): Messages[Part] =>
  JSON.parse(readFileSync(`messages/${locale}/${part}.json`, 'utf8')) as Messages[Part]
