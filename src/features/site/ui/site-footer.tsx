import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { WordMark } from '@/design/show/word-mark'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BRANDS, type Brand } from '@/kernel/vocabulary'
import type { Menus } from '../domain/menu'
import type { OpenLanguage } from '../domain/open-language'
import type { TemplateSetting } from '../domain/template-setting'
import { FooterBottom } from './footer-bottom'

export interface FooterLink {
  href: string
  /** The project name, in Latin script in every language. */
  text: string
}

interface FooterColumnsProps {
  locale: Locale
  /** Without sold-out projects (S2§2.9). */
  condominiums: Record<Brand, readonly FooterLink[]>
  houses: Record<Brand, readonly FooterLink[]>
  past: readonly FooterLink[]
}

export interface SiteFooterProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  /** `FooterColumns`, rendered. */
  columns: ReactNode
  /** `FooterContact`, rendered. */
  contact: ReactNode
  /** `OtherPlaces`, rendered. */
  places: ReactNode
  setting: TemplateSetting
  menus: Menus
  /** Opens the newsletter panel. */
  newsletter: ReactNode
}

const LINK = 'dark-link'

/** Every project for sale, contact and hours. Four columns; below 971 px they collapse. */
export function SiteFooter(props: SiteFooterProps) {
  const { locale, columns, contact, places, newsletter } = props
  const t = words(locale, 'shell')
  return (
    <footer data-ground="dark" className="site-footer later bg-ink text-paper">
      <Container className="pt-7 pb-6 lg:pt-9">
        <div className="border-b border-stone-600 lg:grid lg:grid-cols-4 lg:gap-6 lg:border-0 lg:pb-9">
          {columns}
          <Column title={t('footer.contact')}>
            <div className="flex flex-col items-start gap-5">
              {contact}
              {newsletter}
            </div>
          </Column>
        </div>
        <FooterBottom locale={locale} languages={props.languages} menus={props.menus} places={places} />
      </Container>
    </footer>
  )
}

/** The columns with every project, the same on every page. */
export function FooterColumns({ locale, condominiums, houses, past }: FooterColumnsProps) {
  const t = words(locale, 'shell')
  return (
    <>
      <Column title={t('footer.condominiums')}>
        <ByBrand links={condominiums} />
      </Column>
      <Column title={t('footer.houses')}>
        <ByBrand links={houses} />
      </Column>
      {past.length > 0 ? (
        <Column title={t('footer.past')}>
          <ProjectLinks links={past} />
        </Column>
      ) : null}
    </>
  )
}

/**
 * The list is next to its `details`, not inside: one CSS rule then shows it open on wide screens, where the heading is
 * plain text, without scripts.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-stone-600 lg:border-paper lg:pt-4">
      <h2 className="hidden text-body font-semibold lg:block">{phrased(title)}</h2>
      <details className="group/column peer lg:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <h2>{phrased(title)}</h2>
          <Icon name="plus" className="size-5 group-open/column:hidden" />
          <Icon name="minus" className="hidden size-5 group-open/column:block" />
        </summary>
      </details>
      <div className="hidden pb-5 peer-open:block lg:block lg:pt-4 lg:pb-0">{children}</div>
    </div>
  )
}

function ByBrand({ links }: { links: Record<Brand, readonly FooterLink[]> }) {
  return (
    <div className="flex flex-col gap-5">
      {BRANDS.filter((brand) => links[brand].length > 0).map((brand) => (
        <div key={brand}>
          <h3 className="py-2" lang="en">
            <WordMark of={brand} className="h-4 text-stone-400" />
            <span className="sr-only">{brand}</span>
          </h3>
          <ProjectLinks links={links[brand]} />
        </div>
      ))}
    </div>
  )
}

function ProjectLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} lang="en" className={LINK}>
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Phone, hours and address, the same on every page. */
export function FooterContact({ locale, contact }: { locale: Locale } & Pick<TemplateSetting, 'contact'>) {
  const t = words(locale, 'shell')
  return (
    <dl className="flex flex-col gap-5 text-small text-stone-200">
      {contact.phone ? (
        <div>
          <dt className="text-stone-400">{t('footer.callCentre')}</dt>
          <dd>
            <a
              href={contact.phoneHref}
              className="inline-flex min-h-target items-center text-h3 font-semibold text-paper tabular-nums underline-offset-8 hover:underline"
            >
              {contact.phone}
            </a>
          </dd>
          <dd>{contact.hours}</dd>
          <dd className="text-stone-400">{contact.hoursNote}</dd>
        </div>
      ) : null}
      {contact.address ? (
        <div>
          <dt className="text-stone-400">{t('footer.headOffice')}</dt>
          <dd>
            <address className="max-w-prose not-italic">{contact.address}</address>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
