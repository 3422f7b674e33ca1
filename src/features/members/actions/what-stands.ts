import { formatDate, formatPrice } from '@/i18n/formats'
import { type Locale, OWN_NAME } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import type { MemberState } from '../domain/form-state'
import type { Preferences } from '../domain/questionnaire'
import type { Profile } from '../domain/read-profile'

/** A form whose next press is made from this version. */
export const madeFrom = (state: MemberState, version: string): MemberState => ({
  ...state,
  values: { ...state.values, [VERSION_FIELD]: version },
})

interface Row {
  label: string
  stands: string
  typed: string
}

function sentences(locale: Locale, rows: readonly Row[]): string[] {
  const t = words(locale, 'account')
  return rows
    .filter(({ stands, typed }) => stands !== typed)
    .map(({ label, stands }) => t('stands', { label, value: stands || '–' }))
}

/** What stands in a profile, where it differs from what was typed. */
export function standingProfile(locale: Locale, stands: Profile, typed: Profile): string[] {
  const t = words(locale, 'members')
  const day = ({ birthday }: Profile) =>
    birthday === null ? '' : formatDate(locale, new Date(`${birthday}T12:00:00+07:00`))
  return sentences(locale, [
    { label: t('fields.name'), stands: stands.name, typed: typed.name },
    { label: t('fields.phone'), stands: stands.phone ?? '', typed: typed.phone ?? '' },
    { label: t('fields.birthday'), stands: day(stands), typed: day(typed) },
    { label: t('fields.address'), stands: stands.address ?? '', typed: typed.address ?? '' },
    { label: t('fields.language'), stands: OWN_NAME[stands.locale], typed: OWN_NAME[typed.locale] },
  ])
}

/** The same for what somebody looks for. */
export function standingPreferences(locale: Locale, stands: Preferences | null, typed: Preferences): string[] {
  const t = words(locale, 'members')
  const groups = (of: Preferences | null) => (of?.groups ?? []).map((group) => t(`ask.groups.${group}`)).join(', ')
  const budget = (of: Preferences | null) =>
    of?.budget ? t('ask.upTo', { price: formatPrice(locale, of.budget) }) : t('ask.open')
  const when = (of: Preferences | null) => (of?.when ? t(`ask.when.${of.when}`) : t('ask.open'))
  const brands = (of: Preferences | null) => (of?.brands ?? []).join(', ')
  return sentences(locale, [
    { label: t('ask.brands'), stands: brands(stands), typed: brands(typed) },
    { label: t('ask.groups.label'), stands: groups(stands), typed: groups(typed) },
    { label: t('ask.budget'), stands: budget(stands), typed: budget(typed) },
    { label: t('ask.when.label'), stands: when(stands), typed: when(typed) },
  ])
}
