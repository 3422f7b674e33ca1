import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** The call centre's contact facts and hours in one language. */
export interface CallCentre {
  phone: string
  phoneHref: string
  hours: string
  hoursNote: string
}

const STEPS = ['call', 'choose', 'visit'] as const

interface NextStepsProps {
  locale: Locale
  contact: CallCentre
  level?: 2 | 3
}

/** What happens after a request, and the hours in which somebody answers. */
export function NextSteps({ locale, contact, level = 3 }: NextStepsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const t = words(locale, 'leads')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Heading className="pb-2 text-small text-stone-600">{phrased(t('section.next'))}</Heading>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-stone-400 py-3">
              <span aria-hidden="true" className="text-accent-strong tabular-nums">
                {index + 1}
              </span>
              {t(`section.steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div>
          <dt className="text-small text-stone-600">{t('section.hours')}</dt>
          <dd>{contact.hours}</dd>
          <dd className="text-small text-stone-600">{contact.hoursNote}</dd>
        </div>
        <div>
          <dt className="text-small text-stone-600">{t('section.phone')}</dt>
          <dd>
            <a
              href={contact.phoneHref}
              className="inline-flex min-h-target items-center text-h3 tabular-nums underline decoration-stone-400 underline-offset-4 hover:decoration-current"
            >
              {contact.phone}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
