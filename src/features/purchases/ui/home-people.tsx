import { StepForm } from '@/design/form/step-form'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { ask, invite } from '../actions/own-home'
import type { CoBuyer, OwnHome } from '../domain/home'
import { formTexts } from './form-texts'
import { Part } from './part'

interface PeopleProps {
  locale: Locale
  home: OwnHome
}

const permalinkOf = ({ locale, home }: PeopleProps) => pagePath(locale, 'my-home', { token: home.token })

/** Questions to the person who looks after the home, and the answers. */
export function HomeQuestions({ locale, home }: PeopleProps) {
  const t = words(locale, 'purchase')
  return (
    <Part id="questions" title={t('questions.title')}>
      <p className="max-w-prose text-stone-600">
        {home.keeper ? t('questions.keeper', { name: home.keeper }) : t('questions.nobody')}
      </p>
      <ol className="flex flex-col gap-4">
        {home.messages.map((message) => (
          <li
            key={message.at.toISOString()}
            className={message.author === 'staff' ? 'bg-white p-5' : 'border-s-4 border-stone-400 ps-5'}
          >
            <p className="pb-2 text-small text-stone-600">
              {message.by} · {formatDate(locale, message.at)} {formatTime(locale, message.at)}
            </p>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.body}</p>
          </li>
        ))}
      </ol>
      <div className="max-w-prose">
        <StepForm
          action={ask}
          permalink={permalinkOf({ locale, home })}
          hidden={{ locale, token: home.token }}
          groups={[{ fields: [{ name: 'question', label: t('questions.text'), kind: 'area' }] }]}
          submit={t('questions.send')}
          variant="quiet"
          texts={formTexts(locale)}
        />
      </div>
    </Part>
  )
}

function CoBuyerForm({ locale, home, buyer }: PeopleProps & { buyer: CoBuyer }) {
  const t = words(locale, 'purchase')
  return (
    <li className="flex flex-col gap-3 border-t border-stone-200 pt-4">
      <p className="font-medium">{buyer.name}</p>
      {buyer.invitedAt ? (
        <p className="text-stone-600">{t('coBuyers.sent', { date: formatDate(locale, buyer.invitedAt) })}</p>
      ) : null}
      <StepForm
        action={invite}
        permalink={permalinkOf({ locale, home })}
        hidden={{ locale, token: home.token, number: String(buyer.number) }}
        groups={[
          {
            fields: [
              { name: `email-${buyer.number}`, label: t('coBuyers.email', { name: buyer.name }), kind: 'email' },
            ],
          },
        ]}
        submit={t('coBuyers.invite')}
        variant="quiet"
        texts={formTexts(locale)}
      />
    </li>
  )
}

/** The further buyers of the contract, and the links of their own. Only the first buyer sees it. */
export function HomeCoBuyers({ locale, home }: PeopleProps) {
  if (home.coBuyers.length === 0) return null
  const t = words(locale, 'purchase')
  return (
    <Part id="co-buyers" title={t('coBuyers.title')}>
      <p className="max-w-prose text-stone-600">{t('coBuyers.lead')}</p>
      <ul className="flex max-w-prose flex-col gap-5">
        {home.coBuyers.map((buyer) => (
          <CoBuyerForm key={buyer.number} locale={locale} home={home} buyer={buyer} />
        ))}
      </ul>
    </Part>
  )
}
