import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { BrandContent } from '../../domain/brand-content'

/** The principles of the brand, numbered like drawing sheets. */
export function BrandPrinciples({ content }: { content: BrandContent }) {
  const { principles, principlesTitle } = content
  if (principles.length === 0) return null
  return (
    <section aria-labelledby={principlesTitle ? 'principles-title' : undefined}>
      <Container className="brand-beside grid gap-6 pb-(--page-air) lg:gap-x-6">
        {principlesTitle ? (
          <h2
            id="principles-title"
            className="type-display self-start text-h2 lg:sticky lg:top-[calc(var(--header-offset)+32px)]"
          >
            {phrased(principlesTitle)}
          </h2>
        ) : null}
        <ol className="brand-principles border-b border-stone-200">
          {principles.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[48px_1fr] gap-x-4 border-t border-ink py-5 lg:py-6">
              <span aria-hidden="true" className="pt-1 text-small font-medium text-accent tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className="flex flex-col gap-2">
                <h3 className="type-display text-h3">{phrased(title)}</h3>
                {text ? <p className="max-w-prose text-stone-600">{text}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

/** Images between the texts, aligned at the bottom, each with a caption. */
export function BrandPlates({ plates }: { plates: BrandContent['plates'] }) {
  if (plates.length === 0) return null
  return (
    <Container width="content" className="brand-plates flex flex-col gap-5 pb-(--page-air) lg:gap-6">
      {plates.map(({ image, caption }) => (
        <figure key={image.variants.at(-1)?.url} className="flex flex-col gap-2">
          <ResponsiveImage source={image} sizes="(min-width: 768px) 50vw, 92vw" className="aspect-(--page-plate)" />
          {caption ? <figcaption className="text-small text-stone-600">{caption}</figcaption> : null}
        </figure>
      ))}
    </Container>
  )
}
