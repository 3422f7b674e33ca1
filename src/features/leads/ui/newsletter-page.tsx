import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import type { Locale } from '@/i18n/locales'
import { newsTexts } from './news-texts'
import { NewsletterForm } from './newsletter-form'

/** The newsletter form as a page. */
export function NewsletterPage({ locale }: { locale: Locale }) {
  const texts = newsTexts(locale)
  return (
    <Container className="grid gap-x-6 py-8 md:py-9 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <NewsletterForm
          id="newsletter"
          locale={locale}
          texts={texts}
          headingLevel={1}
          heading={
            <header className="flex flex-col gap-3">
              <h1 className="type-display text-h1">{texts.title}</h1>
              <p className="max-w-prose text-stone-600">{texts.lead}</p>
            </header>
          }
          onward={<ButtonLink href={texts.taken.home.href}>{texts.taken.home.text}</ButtonLink>}
        />
      </div>
    </Container>
  )
}
