import type { ReactNode } from 'react'
import { Container } from '@/design/container'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { WordMark } from '@/design/word-mark'
import { policyPath } from '@/features/addresses'
import { BRANDS, type Brand } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { LanguageList } from './language-list'

export interface FooterLink {
  href: string
  /** The name of a project, in Latin script in every language. */
  text: string
}

export interface SiteFooterProps {
  locale: Locale
  /** Without sold-out projects (S2§2.9). */
  condominiums: Record<Brand, readonly FooterLink[]>
  houses: Record<Brand, readonly FooterLink[]>
  past: readonly FooterLink[]
}

const LINK =
  'inline-flex items-center py-1 text-small text-stone-200 underline-offset-4 hover:text-white hover:underline ' +
  'max-lg:min-h-target pointer-coarse:min-h-target'

/** Every home that can be bought, whom to call and when. Four columns; below 971 px they fold. */
export function SiteFooter({ locale, condominiums, houses, past }: SiteFooterProps) {
  const t = words(locale, 'shell')
  return (
    <footer data-ground="dark" className="later bg-ink text-paper">
      <Container className="pt-7 pb-6 lg:pt-9">
        <div className="border-b border-stone-600 lg:grid lg:grid-cols-4 lg:gap-6 lg:border-0 lg:pb-9">
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
          <Column title={t('footer.contact')}>
            <Contact locale={locale} />
          </Column>
        </div>
        <Bottom locale={locale} />
      </Container>
    </footer>
  )
}

/**
 * The list stands beside its `details`, not inside: so one rule of CSS shows it open on wide screens,
 * where the heading is only a heading, and needs nothing of the browser.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-stone-600 lg:border-paper lg:pt-4">
      <h2 className="hidden text-body font-semibold lg:block">{title}</h2>
      <details className="group/column peer lg:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <h2>{title}</h2>
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

function Contact({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <dl className="flex flex-col gap-5 text-small text-stone-200">
      <div>
        <dt className="text-stone-400">{t('footer.callCentre')}</dt>
        <dd>
          <a
            href={t('footer.phoneHref')}
            className="inline-flex min-h-target items-center text-h3 font-semibold text-paper tabular-nums underline-offset-8 hover:underline"
          >
            {t('footer.phone')}
          </a>
        </dd>
        <dd>{t('footer.hours')}</dd>
        <dd className="text-stone-400">{t('footer.hoursNote')}</dd>
      </div>
      <div>
        <dt className="text-stone-400">{t('footer.headOffice')}</dt>
        <dd>
          <address className="max-w-prose not-italic">{t('footer.address')}</address>
        </dd>
      </div>
    </dl>
  )
}

function Bottom({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <div className="flex flex-col gap-5 pt-6 lg:flex-row lg:items-center lg:justify-between lg:border-t lg:border-stone-600">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-stone-400">
        <WordMark className="h-4 text-paper" />
        <span>{t('footer.rights')}</span>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <Link href={policyPath(locale)} className={LINK}>
            {t('footer.policy')}
          </Link>
        </li>
        <li>
          <Link href={policyPath(locale, 'cookies')} className={LINK}>
            {t('footer.cookies')}
          </Link>
        </li>
      </ul>
      <LanguageList locale={locale} show="names" className="flex-wrap gap-x-5 text-small text-stone-200" />
    </div>
  )
}
