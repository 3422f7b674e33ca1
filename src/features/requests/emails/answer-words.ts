import { formatPhone } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FieldDescription, type FormName, formOf } from '../domain/form-descriptions'
import type { Answer } from '../domain/read-answers'

type RequestWords = ReturnType<typeof words<'requests'>>

function inWords(t: RequestWords, locale: Locale, { name, kind, list }: FieldDescription, answer: Answer): string {
  if (answer === null) return '–'
  if (kind === 'choice' && !list) return t(`options.${name}.${answer}` as 'options.department.care')
  if (kind === 'phone') return formatPhone(locale, String(answer))
  return typeof answer === 'number' ? answer.toLocaleString('en-US') : answer
}

/** The answers of a form, each with its label, in the order of the form. */
export function answersInWords(
  locale: Locale,
  form: FormName,
  answers: Readonly<Record<string, Answer>>,
): [string, string][] {
  const t = words(locale, 'requests')
  return formOf(form).fields.map((field) => [
    t(`fields.${field.name}`),
    inWords(t, locale, field, answers[field.name] ?? null),
  ])
}
