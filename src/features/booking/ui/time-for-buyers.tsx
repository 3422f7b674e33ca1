import { StepForm } from '@/design/form/step-form'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { renewForBuyers } from '../actions/book'
import { CO_BUYER_MINUTES, minutesFor } from '../domain/hold'
import { MAX_BUYERS } from '../domain/identity'
import { formTexts } from './form-texts'

/** More time for whoever buys with others, before they type who they are; nothing once all are counted. */
export function TimeForBuyers({ locale, coBuyers }: { locale: Locale; coBuyers: number }) {
  const t = words(locale, 'booking')
  const most = MAX_BUYERS - 1
  const given = coBuyers > 0 ? t('together.given', { buyers: coBuyers + 1, minutes: minutesFor(coBuyers) }) : null
  if (coBuyers >= most) return <p className="text-small text-stone-600">{given}</p>
  const choices = Array.from({ length: most - coBuyers }, (_, index) => coBuyers + index + 2)
  return (
    <details className="border-t border-stone-200">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">{t('together.title')}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-small text-stone-600">
          {given ?? t('together.text', { minutes: CO_BUYER_MINUTES, most: minutesFor(most) })}
        </p>
        <StepForm
          action={renewForBuyers}
          permalink={pagePath(locale, 'verify-id')}
          hidden={{ locale }}
          groups={[
            {
              fields: [
                {
                  name: 'together',
                  label: t('together.label'),
                  kind: 'select',
                  options: choices.map((buyers) => ({
                    value: String(buyers),
                    text: t('together.choice', { buyers, minutes: minutesFor(buyers - 1 - coBuyers) }),
                  })),
                },
              ],
            },
          ]}
          submit={t('together.send')}
          variant="quiet"
          texts={formTexts(locale)}
        />
      </div>
    </details>
  )
}
