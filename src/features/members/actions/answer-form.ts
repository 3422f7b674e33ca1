import { unstable_rethrow } from 'next/navigation'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { log } from '@/platform/log'
import { TooBusy } from '@/platform/password-turns'
import { EMPTY_FORM, type FieldFault, type FormNotice, type FormState, valuesOf } from '../domain/form-state'

/** A posted text. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 2000) : ''
}

/** The language of the page with the form. */
export function localeOf(data: FormData): Locale {
  const posted = textOf(data, 'locale')
  return isLocale(posted) ? posted : DEFAULT_LOCALE
}

/** A form that was not taken, with what was typed. */
export const refused = (data: FormData, faults: readonly FieldFault[]): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  faults,
})

/** A form with a notice, and what was typed. */
export const noticed = (data: FormData, notice: FormNotice): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  notice,
})

/** Runs what a form asks for; an error of ours becomes a notice, and nothing typed is lost. */
export async function answerForm(data: FormData, work: () => Promise<FormState>): Promise<FormState> {
  try {
    return await work()
  } catch (error) {
    unstable_rethrow(error)
    if (error instanceof TooBusy) return noticed(data, 'busy')
    log.error({ error }, 'a form of the member pages could not be answered')
    return noticed(data, 'unavailable')
  }
}
