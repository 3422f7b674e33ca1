import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { PageBlock } from '@/features/catalogue'

type Written = Exclude<PageBlock, { kind: 'section' }>
type Of<Kind extends Written['kind']> = Extract<Written, { kind: Kind }>

/** A block of a project page that an editor wrote: a text beside a picture, a picture over the whole width, a quotation. */
export function EditorBlock({ block }: { block: Written }) {
  if (block.kind === 'text') return <TextBlock block={block} />
  if (block.kind === 'picture') return <PictureBlock block={block} />
  return <QuoteBlock block={block} />
}

function TextBlock({ block: { id, title, paragraphs, image } }: { block: Of<'text'> }) {
  const titleId = `${id}-title`
  return (
    <section aria-labelledby={title ? titleId : undefined} className="site-section">
      <Container className="grid gap-x-6 gap-y-7 xl:grid-cols-12">
        <div className="flex flex-col gap-5 xl:col-span-5 xl:pe-6">
          {title ? (
            <h2 id={titleId} className="type-display text-h2">
              {phrased(title)}
            </h2>
          ) : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        {image ? (
          <div className="xl:col-span-7">
            <ResponsiveImage source={image} sizes="(min-width: 1281px) 56vw, 92vw" className="aspect-3/2" />
          </div>
        ) : null}
      </Container>
    </section>
  )
}

function PictureBlock({ block: { image, caption } }: { block: Of<'picture'> }) {
  return (
    <figure className="site-section">
      <ResponsiveImage source={image} sizes="100vw" className="aspect-4/3 md:aspect-21/9" />
      {caption ? (
        <Container>
          <figcaption className="pt-2 text-small text-stone-600">{caption}</figcaption>
        </Container>
      ) : null}
    </figure>
  )
}

function QuoteBlock({ block: { text, by } }: { block: Of<'quote'> }) {
  return (
    <section className="site-section bg-stone-100">
      <Container>
        <figure className="flex max-w-prose flex-col gap-4">
          <blockquote className="type-display text-h2">{phrased(text)}</blockquote>
          {by ? <figcaption className="text-small text-stone-600">{by}</figcaption> : null}
        </figure>
      </Container>
    </section>
  )
}
