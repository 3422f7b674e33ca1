import type { CSSProperties } from 'react'
import type { ImageSource } from '@/kernel/media/image'
import { classNames } from '../show/class-names'

interface ResponsiveImageProps {
  /** null renders a plain placeholder. */
  source: ImageSource | null
  /** The HTML `sizes` attribute. */
  sizes: string
  /** The largest image above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  /** Sizing classes; the image covers its box around its focal point. */
  className?: string
  /** Another crop, for portrait windows. */
  tall?: ImageSource | null
  /** A title or a logo that is an image: no artist's impression, whatever its record says. */
  isLettering?: boolean
  /** Replaces the image's own alt text where it does not fit; '' for decoration. */
  alt?: string
}

/** Where the tall crop is shown; the class `two-crops` names it too. */
const TALL = '(max-aspect-ratio: 1/1)'

function srcSet(source: ImageSource): string {
  return source.variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')
}

const around = ({ focal }: ImageSource) => `${focal.x}% ${focal.y}%`

/** Each of two crops has a focal point of its own (`two-crops` in `base.css`). */
function ground(source: ImageSource, tall: ImageSource | null | undefined): CSSProperties {
  const positions = { '--focal': around(source), '--focal-tall': around(tall ?? source) } as CSSProperties
  return {
    ...(tall ? positions : { objectPosition: around(source) }),
    backgroundImage: source.placeholder ? `url("${source.placeholder}")` : undefined,
    backgroundSize: 'cover',
    backgroundPosition: around(source),
  }
}

/**
 * React preloads a plain eager image by itself, but not one with two crops. It moves these links into the head, but only
 * with an address. Browsers ignore it beside `imagesrcset`; one that does not know that asks for the smallest.
 */
function Preload({ source, sizes, media }: { source: ImageSource; sizes: string; media: string }) {
  return (
    <link
      rel="preload"
      as="image"
      href={source.variants[0]?.url}
      imageSrcSet={srcSet(source)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

/**
 * An image in every width it exists in, with width and height, so that the layout does not shift. Anything but a
 * photograph is marked as an artist's impression in the words of the page's language: here, and nowhere else.
 */
export function ResponsiveImage({ source, className, isLettering = false, ...rest }: ResponsiveImageProps) {
  if (!source) return <div aria-hidden="true" className={classNames('block w-full bg-stone-200', className)} />
  if (source.isPhotograph || isLettering)
    return <Crops {...rest} source={source} className={classNames('object-cover', className)} />
  return (
    <span className={classNames('drawn block w-full object-cover', className)}>
      <Crops {...rest} source={source} className="h-full" />
    </span>
  )
}

type CropsProps = Omit<ResponsiveImageProps, 'source' | 'isLettering'> & { source: ImageSource }

function Crops({ source, sizes, priority = false, className, tall, alt }: CropsProps) {
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
      style={ground(source, tall)}
      className={classNames('block w-full bg-stone-200', tall && 'two-crops', className)}
    />
  )
  if (!tall) return image
  return (
    <picture className="contents">
      {priority ? <Preload source={tall} sizes={sizes} media={TALL} /> : null}
      {priority ? <Preload source={source} sizes={sizes} media={`not all and ${TALL}`} /> : null}
      <source media={TALL} srcSet={srcSet(tall)} sizes={sizes} width={tall.width} height={tall.height} />
      {image}
    </picture>
  )
}
