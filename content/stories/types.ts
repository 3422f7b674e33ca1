import type { BlogTab, NewsCategory } from '@/features/content/rules/story'
import type { InFour } from '../types'

/** Which drawing of which project stands with a story. */
export interface StoryPictureSeed {
  of: string
  key: 'hero' | 'facade' | 'garden' | 'lobby' | 'room'
}

/** One item of news, as a copywriter wrote it in four languages. */
export interface NewsSeed {
  /** Names it for ever. */
  key: string
  category: NewsCategory
  /** In Bangkok. */
  day: string
  picture: StoryPictureSeed
  title: InFour
  /** Paragraphs. */
  content: InFour<readonly string[]>
}

/** One part of a post; its picture by the project it is of. */
export type PostPart =
  | { blockType: 'paragraph' | 'heading' | 'quote' | 'list'; text: string }
  | { blockType: 'link'; text: string; address: string }
  | { blockType: 'picture'; picture: StoryPictureSeed; caption: string }

/** One post of the blog, in Thai. */
export interface PostSeed {
  slug: string
  tab: BlogTab
  day: string
  title: string
  excerpt: string
  cover: StoryPictureSeed
  coverCaption: string
  body: readonly PostPart[]
}
