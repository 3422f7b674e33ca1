import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { KINDS } from '@/features/catalogue/ui'
import { brandPath, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BRANDS } from '@/kernel/vocabulary'
import type { BrandContent } from '../../domain/brand-content'

/** The closing text, a link to this brand's projects, and one to the other brand. */
export function BrandClosing({ locale, content }: { locale: Locale; content: BrandContent }) {
  const t = words(locale, 'catalogue')
  const { brand } = content
  return (
    <section aria-labelledby="closing-title" className="brand-closing brand-air">
      <Container className="flex flex-col items-start gap-6">
        <div className="flex max-w-prose flex-col gap-3">
          <h2 id="closing-title" className="type-display text-h1">
            {phrased(content.closingTitle || t('brandPage.closing'))}
          </h2>
          {content.closingText ? <p>{content.closingText}</p> : null}
        </div>
        <div className="flex flex-wrap gap-4">
          {KINDS.map((kind) => (
            <ButtonLink key={kind} variant="quiet" href={listingPath(locale, kind, { brand: [brand] })}>
              {t(`home.brands.${kind}`, { brand })}
              <Icon name="arrow" className="size-4" />
            </ButtonLink>
          ))}
        </div>
        {BRANDS.filter((other) => other !== brand).map((other) => (
          <ArrowLink key={other} href={brandPath(locale, other)} className="decoration-current">
            {t('brandPage.other', { brand: other })}
          </ArrowLink>
        ))}
      </Container>
    </section>
  )
}
