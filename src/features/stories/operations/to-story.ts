import { toImage } from '@/features/media/server'
import { linkTarget, pagePath } from '@/features/routing'
import type { Locale, SpokenText } from '@/i18n/locales'
import type { News, Post } from '@/payload-types'
import { dayInBangkok, newsItemPath, type Story, type StoryPart } from '../domain/story'
import { excerptOf, linesOf, partsOf, textIn } from '../domain/story-text'

type StoredPart = NonNullable<Post['body']>[number]

/** A draft may not have a date yet. */
const dayOf = ({ date, updatedAt }: Pick<Post, 'date' | 'updatedAt'>) => dayInBangkok(date || updatedAt)

/** The item's alt text takes precedence over the image's, which is shared with other pages. */
function newsPicture({ Inside_image, Inside_image_alt }: News) {
  const picture = toImage(Inside_image)
  return picture && { ...picture, alt: Inside_image_alt || picture.alt }
}

/** Maps a news item to one language; missing translations fall back to the nearest language (C37). */
export function toNewsStory(stored: News, locale: Locale): Story {
  const { id, category, updatedAt } = stored
  const { Title_TH, Title_EN, Title_CHT, Title_CHS, Content_TH, Content_EN, Content_CHT, Content_CHS } = stored
  const title = textIn(locale, { th: Title_TH, en: Title_EN, cht: Title_CHT, chs: Title_CHS })
  const content = textIn(locale, { th: Content_TH, en: Content_EN, cht: Content_CHT, chs: Content_CHS })
  const excerpt = excerptOf(content)
  const picture = newsPicture(stored)
  return {
    kind: 'news',
    topic: category,
    id,
    path: newsItemPath(locale, { id, category }),
    title,
    excerpt: { ...content, text: excerpt },
    day: dayOf(stored),
    changedAt: updatedAt,
    picture,
    caption: '',
    parts: { lang: content.lang, list: partsOf(content.text) },
    meta: { title: title.text, description: excerpt, image: picture },
  }
}

/** A stored block in one language. Deleted images and links to pages that do not exist are left out. */
export function toPart(part: StoredPart, locale: Locale): StoryPart[] {
  if (part.blockType === 'picture') {
    const picture = toImage(part.picture)
    return picture ? [{ kind: 'picture', picture, caption: part.caption ?? '' }] : []
  }
  if (part.blockType === 'list') return [{ kind: 'list', items: linesOf(part.text) }]
  if (part.blockType !== 'link') return [{ kind: part.blockType, text: part.text }]
  const target = linkTarget(locale, [], part.address)
  return target?.isKnown ? [{ kind: 'link', text: part.text, href: target.href }] : []
}

function postExcerpt({ excerpt, body }: Post, lang: Locale): string {
  const first = body?.find(({ blockType }) => blockType === 'paragraph')
  return excerpt?.trim() || excerptOf({ text: first && 'text' in first ? first.text : '', lang })
}

/** Maps a blog post to one language; null when its title is not translated. */
export function toPostStory(stored: Post, locale: Locale): Story | null {
  const { id, slug, tab, updatedAt, body } = stored
  const spoken = (text: string): SpokenText => ({ text, lang: locale })
  const title = stored.title?.trim()
  if (!title) return null
  const excerpt = postExcerpt(stored, locale)
  const picture = toImage(stored.cover)
  return {
    kind: 'blog',
    topic: tab,
    id,
    path: pagePath(locale, 'blog-post', { slug }),
    title: spoken(title),
    excerpt: spoken(excerpt),
    day: dayOf(stored),
    changedAt: updatedAt,
    picture,
    caption: stored.coverCaption ?? '',
    parts: { lang: locale, list: (body ?? []).flatMap((part) => toPart(part, locale)) },
    meta: {
      title: stored.metaTitle || title,
      description: stored.metaDescription || excerpt,
      image: toImage(stored.metaImage) ?? picture,
    },
  }
}

/** Reduces a story to what lists show. */
export function toStoryCard({ caption: _caption, parts: _parts, meta: _meta, ...card }: Story) {
  return card
}
