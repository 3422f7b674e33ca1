import { isLocale, type Locale } from '@/i18n/locales'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'

/** The target of a menu entry, a message or a button. */
export interface LinkTarget {
  /** The canonical path with its query; a full URL for another site. */
  href: string
  /** Links to another site: https only, with `rel="noopener"`. */
  isExternal: boolean
  /** The page exists, or is on another site. Other links are not shown. */
  isKnown: boolean
  /** The language of the target page, which may be published in one only (C5); null for another site. */
  hrefLang: Locale | null
}

/** What is wrong with an address typed by an editor. */
export type SlugFault = 'characters' | 'language' | 'external'

const WORD = '[A-Za-z0-9][A-Za-z0-9._~-]*'
const INTERNAL = new RegExp(
  `^(?:/|/?${WORD}(?:/${WORD})*)(?:\\?[A-Za-z0-9._~=&%+,-]+)?(?:#[A-Za-z0-9][A-Za-z0-9_-]*)?$`,
)

const LONGEST = 300

const isWhole = (slug: string) => /^[a-z][a-z0-9+.-]*:/i.test(slug) || slug.startsWith('//')

/** Validates an address: `project/condominium/all`, `/policy?page=cookies` and `https://…` are valid. */
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
 * The address of an entry, from its slug and those of its ancestors, outermost first (A4.3):
 * `/{locale}/{slug}/{childSlug}`. A slug that starts with `/` ignores its ancestors; one without a path, or of another
 * site, adds nothing for its children. null without a valid slug.
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

/** The full target of an entry; null when it is only a heading. */
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

/** The canonical address of the page, so that our links never redirect; null when there is no such page. */
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
