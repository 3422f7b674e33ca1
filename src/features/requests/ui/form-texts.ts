import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FormName, formOf, PURPOSES } from '../domain/form-descriptions'
import { FAULT_CODES, NOTICES } from '../domain/form-state'
import type { FormTexts } from './form-texts-shown'

const HINTS: readonly string[] = ['phone', 'deedNumber', 'place', 'mapPosition', 'home']

/** A word by its key. The keys follow from the described set, so the translator cannot know them. */
const wordOf = (t: ReturnType<typeof words<'requests'>>, key: string): string => (t as (key: string) => string)(key)

function fieldTexts(t: ReturnType<typeof words<'requests'>>, form: FormName): FormTexts['fields'] {
  return Object.fromEntries(
    formOf(form).fields.map(({ name, options = [] }) => [
      name,
      {
        label: t(`fields.${name}`),
        hint: HINTS.includes(name) ? wordOf(t, `hints.${name}`) : undefined,
        options: Object.fromEntries(options.map((option) => [option, wordOf(t, `options.${name}.${option}`)])),
      },
    ]),
  )
}

/** The texts of a form. */
export function formTexts(locale: Locale, form: FormName): FormTexts {
  const t = words(locale, 'requests')
  const most = formOf(form).fields.length + 1
  const consents = PURPOSES.map((purpose) => [
    purpose,
    { label: t(`form.consent.${purpose}.label`), hint: t(`form.consent.${purpose}.hint`) },
  ])
  return {
    errorTitles: Array.from({ length: most }, (_, index) => t('form.errorTitle', { count: index + 1 })),
    optional: t('form.optional'),
    choose: t('form.choose'),
    fields: fieldTexts(t, form),
    area: t('legends.area'),
    areaHint: t('legends.areaHint'),
    consentTitle: t('form.consentTitle'),
    consents: Object.fromEntries(consents) as FormTexts['consents'],
    policy: { href: policyPath(locale), text: t('form.policy') },
    website: t('form.website'),
    submit: t('form.submit'),
    pending: t('form.pending'),
    faults: Object.fromEntries(
      FAULT_CODES.map((code) => [code, t(`faults.${code}`, { label: '{label}' })]),
    ) as FormTexts['faults'],
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}`)])) as FormTexts['notices'],
  }
}
