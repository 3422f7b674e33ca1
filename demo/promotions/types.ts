import type { Brand } from '@/kernel/vocabulary'
import type { FilmKey } from '../films'
import type { InFour } from '../types'

/** One promotion of the demonstration. */
export interface PromotionSeed {
  slug: string
  brand: Brand | null
  code: string
  /** `YYYY-MM-DD` in Bangkok, from midnight; null: open. The end is the day after the last one. */
  from: string | null
  until: string | null
  projects: readonly string[]
  /** The picture of a project: its slug and key. */
  cover: readonly [string, string]
  banner: readonly [string, string]
  film?: FilmKey
  ink: string
  ground: string
  title: InFour
  benefit: InFour
  description: InFour
  text: InFour<readonly string[]>
  terms: InFour
  /** What it gives on homes of its projects, as rules: baht off six of them, or a gift with every one. */
  benefits?: readonly ({ cut: number } | { gift: InFour })[]
}

/** The colours of a promotion: its text, and the ground under it. */
export const DARK = { ink: '#FAF9F6', ground: '#14110F' }
export const SAND = { ink: '#14110F', ground: '#E9E2D5' }
export const GREEN = { ink: '#FAF9F6', ground: '#24443A' }
export const BLUE = { ink: '#FAF9F6', ground: '#1F3A56' }
