import { Container } from '@/design/show/container'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OpenLanguage } from '../domain/open-language'
import type { TemplateSetting } from '../domain/template-setting'
import { LanguageList } from './language-list'
import { MarkHeader } from './layouts/mark-header'

/** The languages of the area of affiliates (A1.6). */
const SPOKEN: readonly Locale[] = ['th', 'en']

interface AffiliateHeaderProps {
  locale: Locale
  languages: readonly OpenLanguage[]
}

/** The header of affiliates for who is not signed in (S2§2.10): the logo leads to their login, then the languages. */
export function AffiliateHeader({ locale, languages }: AffiliateHeaderProps) {
  const login = { href: pagePath(locale, 'affiliate-login'), label: words(locale, 'shell')('affiliate.login') }
  return (
    <div className="[--header-offset:50px] md:[--header-offset:70px]">
      <MarkHeader locale={locale} home={login}>
        <LanguageList locale={locale} languages={languages.filter((one) => SPOKEN.includes(one.locale))} show="codes" />
      </MarkHeader>
    </div>
  )
}

interface AffiliateFooterProps {
  locale: Locale
  contact: TemplateSetting['contact']
  /** Our own origin. */
  website: string
}

/** The footer of affiliates (S2§2.10): call centre, hours, address, website and fax, as far as they are known. */
export function AffiliateFooter({ locale, contact, website }: AffiliateFooterProps) {
  const t = words(locale, 'shell')
  const link = 'inline-flex min-h-target items-center underline-offset-4 hover:underline'
  const rows = [
    contact.phone
      ? [
          t('footer.callCentre'),
          <a key="phone" href={contact.phoneHref} className={link}>
            {contact.phone}
          </a>,
        ]
      : null,
    contact.hours ? [t('affiliate.hours'), [contact.hours, contact.hoursNote].filter(Boolean).join(' · ')] : null,
    contact.address ? [t('footer.headOffice'), contact.address] : null,
    [
      t('affiliate.website'),
      <a key="website" href={website} className={link}>
        {new URL(website).host}
      </a>,
    ],
    contact.fax ? [t('affiliate.fax'), contact.fax] : null,
  ].filter((row) => row !== null)
  return (
    <footer data-ground="dark" className="bg-ink text-paper">
      <Container className="py-7">
        <dl className="grid gap-x-6 gap-y-5 text-small sm:grid-cols-2 lg:grid-cols-4">
          {rows.map(([name, value]) => (
            <div key={String(name)} className="flex flex-col">
              <dt className="text-stone-400">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </footer>
  )
}
