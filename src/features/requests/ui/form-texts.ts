import { policyPath } from '@/features/routing'
import { acceptAttribute, MOST_BYTES } from '@/features/uploads'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type ContentList, type FormName, formOf, PURPOSES } from '../domain/form-descriptions'
import { EXTRA, type FormSetting } from '../domain/form-setting'
import { FAULT_CODES, NOTICES } from '../domain/form-state'
import type { FieldTexts, FormTexts } from './form-texts-shown'
import { formWords } from './form-words'

const HINTS = [
  'phone',
  'deedNumber',
  'place',
  'mapPosition',
  'home',
  'landFiles',
  'pictures',
  'cv',
  'startFrom',
] as const

function hintOf(t: ReturnType<typeof words<'requests'>>, field: string): string | undefined {
  const hinted = HINTS.find((name) => name === field)
  return hinted && t(`hints.${hinted}`)
}

/** The options of choices that the content of the site makes, in their order: what is posted, and its words. */
export type ListedChoices = Partial<Record<ContentList, Readonly<Record<string, string>>>>

function fieldTexts(
  t: ReturnType<typeof words<'requests'>>,
  form: FormName,
  listed: ListedChoices,
): FormTexts['fields'] {
  return Object.fromEntries(
    formOf(form).fields.map(({ name, options = [], list, accepts }) => [
      name,
      {
        label: t(`fields.${name}`),
        hint: hintOf(t, name),
        accept: accepts && acceptAttribute(accepts),
        options: list
          ? (listed[list] ?? {})
          : Object.fromEntries(
              options.map((option) => [option, t(`options.${name}.${option}` as 'options.department.care')]),
            ),
      },
    ]),
  )
}

/** The words of the question that staff added. */
const questionTexts = ({ question }: FormSetting): Record<string, FieldTexts> =>
  question
    ? {
        [EXTRA]: {
          label: question.text,
          options: Object.fromEntries(question.options.map(({ id, text }) => [id, text])),
        },
      }
    : {}

/** The texts of a form. */
export function formTexts(locale: Locale, form: FormName, setting: FormSetting, listed: ListedChoices = {}): FormTexts {
  const t = words(locale, 'requests')
  const most = formOf(form).fields.length + 2
  const consents = PURPOSES.map((purpose) => [
    purpose,
    { label: t(`form.consent.${purpose}.label`), hint: t(`form.consent.${purpose}.hint`) },
  ])
  return {
    errorTitles: Array.from({ length: most }, (_, index) => t('form.errorTitle', { count: index + 1 })),
    optional: t('form.optional'),
    choose: t('form.choose'),
    files: { choose: t('form.chooseFiles'), remove: t('form.removeFile'), tooLarge: t('form.fileTooLarge') },
    mostBytes: MOST_BYTES,
    keptFile: t('form.keptFile', { name: '{name}' }),
    fields: { ...fieldTexts(t, form, listed), ...questionTexts(setting) },
    area: t('legends.area'),
    areaHint: t('legends.areaHint'),
    consentTitle: t('form.consentTitle'),
    consents: Object.fromEntries(consents) as FormTexts['consents'],
    policy: { href: policyPath(locale), text: t('form.policy') },
    website: t('form.website'),
    submit: formWords(locale, form, setting).submit,
    pending: t('form.pending'),
    faults: Object.fromEntries(
      FAULT_CODES.map((code) => [code, t(`faults.${code}`, { label: '{label}' })]),
    ) as FormTexts['faults'],
    notices: Object.fromEntries(NOTICES.map((notice) => [notice, t(`notices.${notice}`)])) as FormTexts['notices'],
  }
}
