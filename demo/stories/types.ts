import type { BlogTab, NewsCategory } from '@/features/stories/domain/story'
import type { SceneKey } from '../images/index'
import type { InFour } from '../types'

/** The project and drawing of a story's image, or the scene of its subject. */
export type StoryImageSeed =
  | { of: string; key: 'hero' | 'facade' | 'garden' | 'lobby' | 'room' }
  | { of: 'scene'; key: SceneKey }

/** One item of news, as a copywriter wrote it in four languages. */
export interface NewsSeed {
  /** Names it for ever. */
  key: string
  category: NewsCategory
  /** In Bangkok. */
  day: string
  picture: StoryImageSeed
  title: InFour
  /** Paragraphs. */
  content: InFour<readonly string[]>
}

/** One part of a post; its image by project. */
export type PostPart =
  | { blockType: 'paragraph' | 'heading' | 'quote' | 'list'; text: string }
  | { blockType: 'link'; text: string; address: string }
  | { blockType: 'picture'; picture: StoryImageSeed; caption: string }

/** One post of the blog, in Thai. */
export interface PostSeed {
  slug: string
  tab: BlogTab
  day: string
  title: string
  excerpt: string
  cover: StoryImageSeed
  coverCaption: string
  body: readonly PostPart[]
}
