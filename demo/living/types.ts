import type { LivingKind } from '@/features/lifestyle'
import type { SceneKey } from '../images/index'
import type { InFour } from '../types'

/** One part of an entry; `members` marks it for members only. */
export type LivingPartSeed = readonly [kind: 'paragraph' | 'heading' | 'list', text: string, members?: 'members']

/** One entry of care and living, as a copywriter wrote it in four languages. */
export interface LivingSeed {
  slug: string
  kind: LivingKind
  /** The day of an event. */
  day?: string
  /** Project and drawing, or a scene. */
  cover: readonly [of: string, key: 'hero' | 'facade' | 'garden' | 'lobby' | 'room' | SceneKey]
  title: InFour
  lead: InFour
  audience: InFour
  hours?: InFour
  place?: InFour
  terms: InFour
  /** Words and address of the button. */
  action?: { text: InFour; address: string }
  /** Words over the part for members, where the usual ones do not say enough. */
  lock?: { title: InFour; text: InFour }
  body: InFour<readonly LivingPartSeed[]>
}
