import type { AddressSettings } from '@/features/addresses'
import { FALLBACKS, type Locale } from '@/i18n/locales'
import { type LinkTarget, linkTarget } from './menu-address'

/** Networks whose sign the site can draw. */
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

/** A message of the marketing bar as editors keep it. */
export interface StoredMessage {
  text: string
  address?: string | null
}

/** The marketing bar as editors keep it (S1§3). */
export interface StoredNotification {
  Show_notification?: boolean | null
  Message_TH?: readonly StoredMessage[] | null
  Message_EN?: readonly StoredMessage[] | null
  Message_CHT?: readonly StoredMessage[] | null
  Message_CHS?: readonly StoredMessage[] | null
}

/** One message of the marketing bar, with the language it is in. */
export interface BarMessage {
  text: string
  lang: Locale
  /** Null when it is not a link, or the page it leads to does not exist yet. */
  target: LinkTarget | null
}

/** A social network of the company as editors keep it; no language means every language. */
export interface StoredSocial {
  network: SocialNetwork
  address: string
  languages?: readonly Locale[] | null
}

type Text = string | null | undefined

/** The template setting as editors keep it; the contact facts are those of one language. */
export interface StoredSetting {
  notification: StoredNotification
  contact: { phone?: Text; hours?: Text; hoursNote?: Text; address?: Text }
  social: readonly StoredSocial[]
  sites: { noblePlay?: Text; foreignBuyers?: Text; investors?: Text }
}

/** What every page shows and no page owns, in one language. */
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
  }
  social: readonly { network: SocialNetwork; href: string }[]
  /** Null when there is none. */
  noblePlay: LinkTarget | null
  foreignBuyers: string | null
  investors: string | null
}

const MESSAGE_FIELD = { th: 'Message_TH', en: 'Message_EN', cht: 'Message_CHT', chs: 'Message_CHS' } as const

/** The messages of the bar in a language, or in the nearest one that has any (C37). None while it is switched off. */
export function barMessages(
  locale: Locale,
  notification: StoredNotification,
  settings?: AddressSettings,
): BarMessage[] {
  if (notification.Show_notification !== true) return []
  for (const lang of [locale, ...FALLBACKS[locale]]) {
    const rows = (notification[MESSAGE_FIELD[lang]] ?? []).filter(({ text }) => text.trim() !== '')
    if (rows.length > 0)
      return rows.map(({ text, address }) => ({ text: text.trim(), lang, target: living(locale, address, settings) }))
  }
  return []
}

/** Where an address leads, if there is a page. */
export function living(
  locale: Locale,
  address: string | null | undefined,
  settings?: AddressSettings,
): LinkTarget | null {
  const target = linkTarget(locale, [], address ?? '', settings)
  return target?.isKnown ? target : null
}

/** What a telephone dials, from a number as people write it: `02 000 0000` and `+66 2 000 0000` are the same. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  // Short numbers of four digits are dialled as they are.
  return digits.startsWith('0') ? `tel:+66${digits.slice(1)}` : `tel:${digits}`
}

/** The networks that readers of a language use. */
export function socialIn(locale: Locale, social: readonly StoredSocial[]): { network: SocialNetwork; href: string }[] {
  return social
    .filter(({ languages }) => !languages || languages.length === 0 || languages.includes(locale))
    .map(({ network, address }) => ({ network, href: address }))
}

/** The whole setting as the pages of one language show it. */
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
    },
    social: socialIn(locale, social),
    noblePlay: living(locale, sites.noblePlay, settings),
    foreignBuyers: sites.foreignBuyers || null,
    investors: sites.investors || null,
  }
}

/** Nothing at all: what is shown when the setting cannot be read. */
export const NO_SETTING: StoredSetting = { notification: {}, contact: {}, social: [], sites: {} }
