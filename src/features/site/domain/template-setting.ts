import { type AddressSettings, type LinkTarget, linkTarget } from '@/features/routing'
import { FALLBACKS, type Locale } from '@/i18n/locales'

/** Social networks with an icon. */
export type SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'line'
  | 'youtube'
  | 'tiktok'
  | 'x'
  | 'linkedin'
  | 'weibo'
  | 'wechat'
  | 'xiaohongshu'

/** The colours of the bar; the text is readable on each. */
export const BAR_TONES = ['ink', 'noble', 'nue', 'teal'] as const
export type BarTone = (typeof BAR_TONES)[number]

/** A marketing bar message as stored: its text in each language, and when it shows. */
export interface StoredMessage extends Partial<Record<Locale, string | null>> {
  address?: string | null
  /** ISO 8601; the start is included, the end is not. None: no limit. */
  from?: string | null
  until?: string | null
  tone?: BarTone | null
}

/** The marketing bar as stored (S1§3). */
export interface StoredNotification {
  Show_notification?: boolean | null
  messages?: readonly StoredMessage[] | null
}

/** A marketing bar message with its language. */
export interface BarMessage {
  text: string
  lang: Locale
  tone: BarTone
  /** null when it is not a link, or its page does not exist yet. */
  target: LinkTarget | null
}

/** A social network profile as stored; no languages means all. */
export interface StoredSocial {
  network: SocialNetwork
  address: string
  languages?: readonly Locale[] | null
}

type Text = string | null | undefined

/** The template setting as stored; the contact facts are in one language. */
export interface StoredSetting {
  notification: StoredNotification
  contact: { phone?: Text; hours?: Text; hoursNote?: Text; address?: Text; fax?: Text }
  social: readonly StoredSocial[]
  sites: { noblePlay?: Text; foreignBuyers?: Text; investors?: Text }
}

/** The settings shown on every page, in one language. */
export interface TemplateSetting {
  /** Empty while the bar is switched off. */
  messages: readonly BarMessage[]
  contact: {
    phone: string
    /** `tel:+6620000000`; empty without a phone. */
    phoneHref: string
    hours: string
    hoursNote: string
    address: string
    fax: string
  }
  social: readonly { network: SocialNetwork; href: string }[]
  /** null when there is none. */
  noblePlay: LinkTarget | null
  foreignBuyers: string | null
  investors: string | null
}

/** Whether a message shows at a moment. */
export const isDue = ({ from, until }: StoredMessage, now: Date): boolean =>
  (!from || new Date(from) <= now) && (!until || now < new Date(until))

const written = (message: StoredMessage, lang: Locale) => message[lang]?.trim() ?? ''

/** The lists of S1§3, one for each language, as the messages are published: `Message_TH` and so on. */
export const messagesIn = (messages: readonly StoredMessage[] | null | undefined, lang: Locale) =>
  (messages ?? []).flatMap((message) =>
    written(message, lang) ? [{ text: written(message, lang), address: message.address ?? null }] : [],
  )

/** The bar's messages, each in the language of the page or the nearest it has (C37). Empty while it is switched off. */
export function barMessages(
  locale: Locale,
  notification: StoredNotification,
  settings?: AddressSettings,
): BarMessage[] {
  if (notification.Show_notification !== true) return []
  return (notification.messages ?? []).flatMap((message) => {
    const lang = [locale, ...FALLBACKS[locale]].find((one) => written(message, one) !== '')
    if (!lang) return []
    const target = living(locale, message.address, settings)
    return [{ text: written(message, lang), lang, tone: message.tone ?? 'ink', target }]
  })
}

/** The link to an address; null when its page does not exist. */
export function living(
  locale: Locale,
  address: string | null | undefined,
  settings?: AddressSettings,
): LinkTarget | null {
  const target = linkTarget(locale, [], address ?? '', settings)
  return target?.isKnown ? target : null
}

/** The `tel:` link for a phone number: `02 000 0000` and `+66 2 000 0000` are the same. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  // Four-digit short numbers are dialled unchanged.
  return digits.startsWith('0') ? `tel:+66${digits.slice(1)}` : `tel:${digits}`
}

/** The social networks for readers of a language. */
export function socialIn(locale: Locale, social: readonly StoredSocial[]): { network: SocialNetwork; href: string }[] {
  return social
    .filter(({ languages }) => !languages || languages.length === 0 || languages.includes(locale))
    .map(({ network, address }) => ({ network, href: address }))
}

/** The complete setting in one language. */
export function templateSettingIn(locale: Locale, stored: StoredSetting, settings?: AddressSettings): TemplateSetting {
  const { notification, contact, social, sites } = stored
  const phone = contact.phone ?? ''
  return {
    messages: barMessages(locale, notification, settings),
    contact: {
      phone,
      phoneHref: phoneHref(phone),
      hours: contact.hours ?? '',
      hoursNote: contact.hoursNote ?? '',
      address: contact.address ?? '',
      fax: contact.fax ?? '',
    },
    social: socialIn(locale, social),
    noblePlay: living(locale, sites.noblePlay, settings),
    foreignBuyers: sites.foreignBuyers || null,
    investors: sites.investors || null,
  }
}

/** An empty setting, shown when the stored one cannot be read. */
export const NO_SETTING: StoredSetting = { notification: {}, contact: {}, social: [], sites: {} }
