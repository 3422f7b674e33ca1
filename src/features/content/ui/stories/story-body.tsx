import { Fragment, type ReactNode } from 'react'
import { ArrowLink } from '@/design/link'
import { Picture } from '@/design/picture'
import type { PictureSource } from '@/kit/picture'
import type { StoryPart } from '../../rules/story'

const PROSE_SIZES = '(min-width: 768px) 720px, 92vw'

/** What a story says, at a measure one reads without losing the line. Texts are shown as texts. */
export function StoryBody({ parts, lang }: { parts: readonly StoryPart[]; lang: string | undefined }) {
  return (
    <div lang={lang} className="flex max-w-prose flex-col gap-5">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and stand where they stand.
        <Fragment key={index}>{partOf(part)}</Fragment>
      ))}
    </div>
  )
}

function partOf(part: StoryPart): ReactNode {
  switch (part.kind) {
    case 'heading':
      return <h2 className="type-display pt-5 text-h3">{part.text}</h2>
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
  picture: PictureSource
  /** Empty: nothing is said under it. */
  caption: string
  sizes: string
  className: string
  priority?: boolean
}

/** A picture of a story with what it shows. */
export function StoryPicture({ picture, caption, ...look }: StoryPictureProps) {
  return (
    <figure className="flex flex-col gap-2">
      <Picture source={picture} {...look} />
      {caption ? <figcaption className="text-small text-stone-600">{caption}</figcaption> : null}
    </figure>
  )
}
