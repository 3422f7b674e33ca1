import { AmbientVideo } from '@/design/ambient-video'
import { Carousel } from '@/design/carousel'
import { IframeFrame } from '@/design/iframe-frame'
import { Lightbox } from '@/design/lightbox'
import { Picture } from '@/design/picture'
import { Video } from '@/design/video'
import { policyPath } from '@/features/addresses'
import { HTML_LANG } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { GroundProps } from './ground'
import { Sample } from './sample'

const HALF = '(min-width: 971px) 48vw, 100vw'

/** A tower at dusk, drawn for this page: its windows light up one by one. */
const FILM = { wide: '/styleguide/dusk.mp4', upright: '/styleguide/dusk-upright.mp4' }

/** Pictures and films, and what is loaded only when somebody asks for it. */
export function MediaPart({ locale, ground, pictures }: GroundProps) {
  const t = words(locale, 'styleguide')
  const track = { previous: t('media.previous'), next: t('media.next'), pause: t('media.pause'), play: t('media.play') }
  const shown = pictures.map((picture, index) => ({
    id: `${ground}-${index}`,
    picture,
    caption: picture.alt,
    position: t('media.position', { n: index + 1, of: pictures.length }),
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
              items={shown.map(({ picture, ...item }) => ({
                ...item,
                body: <Picture source={picture} sizes={HALF} className="aspect-video" />,
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
          poster={pictures[0] ?? null}
          sizes={HALF}
          captions={{ src: `/styleguide/captions-${locale}.vtt`, lang: HTML_LANG[locale], label: t('video.captions') }}
          className="aspect-video"
        />
      </Sample>
      <Sample title={t('ambient.title')}>
        <AmbientVideo film={FILM} poster={pictures[1] ?? null} sizes={HALF} words={track} className="aspect-video" />
      </Sample>
      <Sample title={t('frame.title')}>
        <IframeFrame
          src={policyPath(locale)}
          title={t('frame.name')}
          open={t('frame.open')}
          poster={pictures[2] ?? null}
          sizes={HALF}
        />
      </Sample>
    </>
  )
}
