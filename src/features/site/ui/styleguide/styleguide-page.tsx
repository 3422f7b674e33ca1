import { Container } from '@/design/show/container'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/media/image'
import { GROUNDS, type Ground } from './ground'
import { GroundPart } from './ground-part'
import { InputsPart } from './inputs-part'
import { TokensPart } from './tokens-part'

const LINK = 'inline-flex min-h-target items-center underline decoration-stone-400 underline-offset-8'

/** The style guide: all components, for developers and editors. */
export function StyleguidePage({ locale, images }: { locale: Locale; images: Record<Ground, readonly ImageSource[]> }) {
  const t = words(locale, 'styleguide')
  return (
    <article className="pt-7 pb-8">
      <Container className="flex flex-col gap-5 pb-7">
        <h1 className="type-display text-h1">{t('title')}</h1>
        <p className="max-w-prose">{t('lead')}</p>
        <nav aria-label={t('contents')}>
          <ul className="flex flex-wrap gap-x-5">
            {(['type', 'colour', 'spacing', 'icons', 'inputs'] as const).map((part) => (
              <li key={part}>
                <a href={`#${part}`} className={LINK}>
                  {t(`${part}.title`)}
                </a>
              </li>
            ))}
            {GROUNDS.map((ground) => (
              <li key={ground}>
                <a href={`#ground-${ground}`} className={LINK}>
                  {t(`grounds.${ground}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <TokensPart locale={locale} />
      <InputsPart locale={locale} />
      {GROUNDS.map((ground) => (
        <GroundPart key={ground} locale={locale} ground={ground} images={images[ground]} />
      ))}
    </article>
  )
}
