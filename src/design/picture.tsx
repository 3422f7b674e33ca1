import type { CSSProperties } from 'react'
import type { PictureSource } from '@/kit/picture'
import { classNames } from './class-names'

interface PictureProps {
  /** null shows the bare ground where a picture will come. */
  source: PictureSource | null
  /** As in HTML: how wide it is drawn at each width of the window. */
  sizes: string
  /** The first picture of the page: fetched at once and before the others. */
  priority?: boolean
  /** Shape and place; the picture fills its box and keeps its focal point. */
  className?: string
  /** Another crop, for windows that are upright. */
  tall?: PictureSource | null
  tallMedia?: string
  /** Says what is seen when the picture's own words do not fit here; '' for decoration. */
  alt?: string
}

function srcSet(source: PictureSource): string {
  return source.variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')
}

function ground(source: PictureSource): CSSProperties {
  return {
    objectPosition: `${source.focal.x}% ${source.focal.y}%`,
    backgroundImage: source.placeholder ? `url("${source.placeholder}")` : undefined,
    backgroundSize: 'cover',
    backgroundPosition: `${source.focal.x}% ${source.focal.y}%`,
  }
}

/** React asks early for a plain first picture by itself, but not for one of two crops. It moves this to the head. */
function Preload({ source, sizes, media }: { source: PictureSource; sizes: string; media: string }) {
  return (
    <link rel="preload" as="image" imageSrcSet={srcSet(source)} imageSizes={sizes} media={media} fetchPriority="high" />
  )
}

/** A picture in every width it has, with its measures, so that nothing moves when it arrives. */
export function Picture({
  source,
  sizes,
  priority = false,
  className,
  tall,
  tallMedia = '(max-aspect-ratio: 1/1)',
  alt,
}: PictureProps) {
  if (!source) return <div aria-hidden="true" className={classNames('block w-full bg-stone-200', className)} />
  const image = (
    <img
      src={source.variants.at(-1)?.url}
      srcSet={srcSet(source)}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={alt ?? source.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={ground(source)}
      className={classNames('block w-full bg-stone-200 object-cover', className)}
    />
  )
  if (!tall) return image
  return (
    <picture className="contents">
      {priority ? <Preload source={tall} sizes={sizes} media={tallMedia} /> : null}
      {priority ? <Preload source={source} sizes={sizes} media={`not all and ${tallMedia}`} /> : null}
      <source media={tallMedia} srcSet={srcSet(tall)} sizes={sizes} width={tall.width} height={tall.height} />
      {image}
    </picture>
  )
}
