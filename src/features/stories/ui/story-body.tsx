import { Fragment, type ReactNode } from 'react'
import { ResponsiveImage } from '@/design/media/image'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ImageSource } from '@/kernel/media/image'
import type { StoryPart } from '../domain/story'

const PROSE_SIZES = '(min-width: 768px) 720px, 92vw'

/** The blocks of a story at a readable line length. Texts are rendered as plain text. */
export function StoryBody({ parts, lang }: { parts: readonly StoryPart[]; lang: string | undefined }) {
  return (
    <div lang={lang} className="flex max-w-prose flex-col gap-5">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and are never reordered.
        <Fragment key={index}>{partOf(part)}</Fragment>
      ))}
    </div>
  )
}

function partOf(part: StoryPart): ReactNode {
  switch (part.kind) {
    case 'heading':
      return <h2 className="type-display pt-5 text-h3">{phrased(part.text)}</h2>
    case 'quote':
      return <blockquote className="border-s-4 border-stone-400 ps-4 text-h3">{part.text}</blockquote>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'picture':
      return <StoryPicture picture={part.picture} caption={part.caption} sizes={PROSE_SIZES} className="aspect-3/2" />
    case 'link':
      return (
        <p>
          <ArrowLink href={part.href} rel={part.href.startsWith('/') ? undefined : 'noopener'}>
            {part.text}
          </ArrowLink>
        </p>
      )
    default:
      return <p className="whitespace-pre-line">{part.text}</p>
  }
}

interface StoryPictureProps {
  picture: ImageSource
  /** Empty for no caption. */
  caption: string
  sizes: string
  className: string
  priority?: boolean
}

/** An image of a story with its caption. */
export function StoryPicture({ picture, caption, ...look }: StoryPictureProps) {
  return (
    <figure className="flex flex-col gap-2">
      <ResponsiveImage source={picture} {...look} />
      {caption ? <figcaption className="text-small text-stone-600">{caption}</figcaption> : null}
    </figure>
  )
}
