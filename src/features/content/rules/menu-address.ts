import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, resolveAddress } from '@/features/addresses'
import { isLocale, type Locale } from '@/i18n/locales'

/** Where an entry of a menu, a message or a button leads. */
export interface LinkTarget {
  /** The canonical address, with its query; a whole one when it leaves the site. */
  href: string
  /** Leaves the site: https only, opened with `rel="noopener"`. */
  isExternal: boolean
  /** The address is of a page that exists, or leaves the site. Others are not shown. */
  isKnown: boolean
  /** The language of the page behind it, which may be published in one language only (C5); null outside. */
  hrefLang: Locale | null
}

/** What is wrong with an address as an editor wrote it. */
export type SlugFault = 'characters' | 'language' | 'external'

const WORD = '[A-Za-z0-9][A-Za-z0-9._~-]*'
const INTERNAL = new RegExp(
  `^(?:/|/?${WORD}(?:/${WORD})*)(?:\\?[A-Za-z0-9._~=&%+,-]+)?(?:#[A-Za-z0-9][A-Za-z0-9_-]*)?$`,
)

const LONGEST = 300

const isWhole = (slug: string) => /^[a-z][a-z0-9+.-]*:/i.test(slug) || slug.startsWith('//')

/** What is wrong with an address: `project/condominium/all`, `/policy?page=cookies` and `https://…` are right. */
export function slugFault(slug: string): SlugFault | null {
  if (isWhole(slug)) return externalAddress(slug) === null ? 'external' : null
  if (slug.length > LONGEST || !INTERNAL.test(slug)) return 'characters'
  return isLocale(wordsOf(slug)[0]) ? 'language' : null
}

function externalAddress(slug: string): string | null {
  if (!URL.canParse(slug)) return null
  const { protocol, username, password, hostname, href } = new URL(slug)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.') ? href : null
}

const tailAt = (slug: string) => {
  const at = slug.search(/[?#]/)
  return at === -1 ? slug.length : at
}
const wordsOf = (slug: string) =>
  slug
    .slice(0, tailAt(slug))
    .split('/')
    .filter((word) => word !== '')

/**
 * Where an entry leads, from its own slug and those above it, outermost first (A4.3): `/{locale}/{slug}/{childSlug}`.
 * A slug that begins with `/` starts from the language; one without a word of its own, or outside the site, lends
 * its children nothing. Null without a slug, or when the slug is not a right one.
 */
export function menuHref(locale: Locale, parents: readonly string[], slug: string): string | null {
  const own = slug.trim()
  if (own === '' || slugFault(own) !== null) return null
  if (isWhole(own)) return externalAddress(own)
  const steps = [...parents.map((parent) => parent.trim()), own].filter(
    (step) => step !== '' && !isWhole(step) && slugFault(step) === null,
  )
  const root = Math.max(
    0,
    steps.findLastIndex((step) => step.startsWith('/')),
  )
  const words = steps.slice(root).flatMap(wordsOf)
  const path = words.length > 0 ? words.join('/') : 'home'
  return `/${locale}/${path}${own.slice(tailAt(own))}`
}

/** An entry's whole target; null where it only stands above others. */
export function linkTarget(
  locale: Locale,
  parents: readonly string[],
  slug: string,
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): LinkTarget | null {
  const href = menuHref(locale, parents, slug)
  if (href === null) return null
  if (!href.startsWith('/')) return { href, isExternal: true, isKnown: true, hrefLang: null }
  const canonical = canonicalHref(href, settings)
  return { href: canonical ?? href, isExternal: false, isKnown: canonical !== null, hrefLang: languageOf(canonical) }
}

function languageOf(href: string | null): Locale | null {
  const first = href?.split('/')[1]
  return isLocale(first) ? first : null
}

/** The address as the page itself has it, so that no link of ours is answered with a redirect; null without a page. */
function canonicalHref(href: string, settings: AddressSettings): string | null {
  const hashAt = href.includes('#') ? href.indexOf('#') : href.length
  const asked = resolve(href.slice(0, hashAt), settings)
  const location = asked.kind === 'redirect' ? asked.location : href.slice(0, hashAt)
  const found = asked.kind === 'redirect' ? resolve(location, settings) : asked
  return found.kind === 'page' ? location + href.slice(hashAt) : null
}

function resolve(address: string, settings: AddressSettings) {
  const at = tailAt(address)
  return resolveAddress({ path: address.slice(0, at), search: address.slice(at) }, settings)
}
