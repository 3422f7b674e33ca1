import { AmbientVideo } from '@/design/media/ambient-video'
import { Carousel } from '@/design/media/carousel'
import { ResponsiveImage } from '@/design/media/image'
import { Lightbox } from '@/design/media/lightbox'
import { Video } from '@/design/media/video'
import { HTML_LANG } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { GroundProps } from './ground'
import { Sample } from './sample'

const HALF = '(min-width: 971px) 48vw, 100vw'

/** A video of a tower at dusk, made for this page: its windows light up one by one. */
const FILM = { wide: '/styleguide/dusk.mp4', upright: '/styleguide/dusk-upright.mp4' }

/** Images and videos, and content that is loaded only on request. */
export function MediaPart({ locale, ground, images }: GroundProps) {
  const t = words(locale, 'styleguide')
  const track = { previous: t('media.previous'), next: t('media.next'), pause: t('media.pause'), play: t('media.play') }
  const shown = images.map((image, index) => ({
    id: `${ground}-${index}`,
    image,
    caption: image.alt,
    position: t('media.position', { n: index + 1, of: images.length }),
  }))
  return (
    <>
      {shown.length > 0 ? (
        <>
          <Sample title={t('carousel.title')}>
            <Carousel
              label={t('carousel.label', { ground: t(`grounds.${ground}.title`) })}
              words={track}
              autoplaySeconds={ground === 'neutral' ? 5 : undefined}
              items={shown.map(({ image, ...item }) => ({
                ...item,
                body: <ResponsiveImage source={image} sizes={HALF} className="aspect-video" />,
              }))}
            />
          </Sample>
          <Sample title={t('lightbox.title')}>
            <Lightbox
              label={t('lightbox.label')}
              words={{ ...track, close: t('layers.close') }}
              items={shown}
              sizes="(min-width: 971px) 24vw, 50vw"
              className="grid-cols-2"
            />
          </Sample>
        </>
      ) : null}
      <Sample title={t('video.title')}>
        <Video
          film={FILM}
          title={t('video.name')}
          play={t('video.play')}
          poster={images[0] ?? null}
          sizes={HALF}
          captions={{ src: `/styleguide/captions-${locale}.vtt`, lang: HTML_LANG[locale], label: t('video.captions') }}
          className="aspect-video"
        />
      </Sample>
      <Sample title={t('ambient.title')}>
        <AmbientVideo film={FILM} poster={images[1] ?? null} sizes={HALF} words={track} className="aspect-video" />
      </Sample>
    </>
  )
}
