import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { VISIT_NOTICES, type VisitNotice } from '../domain/form-state'
import { VISIT_FAULTS, VISIT_FIELDS, type VisitFault, type VisitField } from '../domain/visit-fields'

/** The texts of the forms for visits, as the browser gets them. */
export interface VisitTexts {
  labels: Record<VisitField, string>
  hints: { phone: string; message: string; consent: string }
  optional: string
  /** Each may have `{label}`. */
  faults: Record<VisitFault, string>
  notices: Record<VisitNotice, string>
  errors: string
  website: string
  submit: string
  pending: string
  policy: { href: string; text: string }
}

/** The texts of the forms in one language. Rendered on the server. */
export function visitTexts(locale: Locale, submit: 'book' | 'move' | 'cancel'): VisitTexts {
  const t = words(locale, 'visits')
  const pairs = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>
  return {
    labels: pairs(VISIT_FIELDS, (field) => t(`fields.${field}`)),
    hints: { phone: t('hints.phone'), message: t('hints.message'), consent: t('consent.hint') },
    optional: t('form.optional'),
    faults: pairs(VISIT_FAULTS, (fault) => t(`faults.${fault}`, { label: '{label}' })),
    notices: pairs(VISIT_NOTICES, (notice) => t(`notices.${notice}`)),
    errors: t('form.errors'),
    website: t('form.website'),
    submit: t(`form.${submit}`),
    pending: t('form.pending'),
    policy: { href: policyPath(locale), text: t('form.policy') },
  }
}
