import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Menus } from '../../domain/menu'
import type { TemplateSetting } from '../../domain/template-setting'
import { MenuLink } from '../menu-links'
import { SkipLink } from '../skip-link'
import { BareMain } from './bare-main'
import { MarkHeader } from './mark-header'

interface AdSourceLayoutProps {
  locale: Locale
  contact: TemplateSetting['contact']
  legal: Menus['legal']
  children: ReactNode
}

/** The layout of a landing page for advertising (S2§2.6): logo and phone number above, the legal line below. */
export function AdSourceLayout({ locale, contact, legal, children }: AdSourceLayoutProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink locale={locale} />
      <MarkHeader locale={locale}>
        {contact.phone ? (
          <a
            href={contact.phoneHref}
            className="inline-flex min-h-target items-center gap-2 font-medium tabular-nums underline-offset-8 hover:underline"
          >
            <Icon name="call" />
            {contact.phone}
          </a>
        ) : null}
      </MarkHeader>
      <BareMain layout="ad-source">{children}</BareMain>
      <LegalLine locale={locale} legal={legal} />
    </div>
  )
}

function LegalLine({ locale, legal }: Pick<AdSourceLayoutProps, 'locale' | 'legal'>) {
  return (
    <footer data-ground="dark" className="bg-ink text-stone-200">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-small">
        <p>{words(locale, 'shell')('footer.rights')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {(legal?.list ?? []).map((entry) => (
            <li key={entry.text}>
              <MenuLink entry={entry} className="inline-flex min-h-target items-center" />
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  )
}
