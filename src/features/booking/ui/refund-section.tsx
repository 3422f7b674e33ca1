import { ForgetTyped } from '@/design/form/forget-typed'
import { StepForm } from '@/design/form/step-form'
import { BANKS, type RefundView } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { nameAccount, sendAccountCode } from '../actions/refund-account'
import { formTexts } from './form-texts'

interface RefundSectionProps {
  locale: Locale
  token: string
  refunds: readonly RefundView[]
  /** Keeps the account, and where a browser without scripts gets the answer; those of the booking fee without them. */
  action?: typeof nameAccount
  permalink?: string
}

/** What goes back to the buyer, how it stands, and the account it goes to, where the provider cannot return it. */
export function RefundSection({ refunds, ...form }: RefundSectionProps) {
  const { locale } = form
  if (refunds.length === 0) return null
  const t = words(locale, 'booking')
  const needsAccount = refunds.some(({ way, state }) => way === 'transfer' && state !== 'done')
  const end = refunds.find(({ accountEnd }) => accountEnd !== null)?.accountEnd ?? null
  return (
    <section aria-labelledby="refund" className="flex flex-col gap-5 border-t border-stone-400 pt-5">
      <h2 id="refund" className="text-h3 font-medium">
        {t('refund.title')}
      </h2>
      <ul className="flex flex-col gap-2">
        {refunds.map((one) => (
          <li key={`${one.askedAt.toISOString()} ${one.amount}`}>{sayState(locale, one)}</li>
        ))}
      </ul>
      {needsAccount ? <AccountForm {...form} end={end} /> : null}
    </section>
  )
}

function sayState(locale: Locale, { amount, state, doneAt }: RefundView): string {
  const t = words(locale, 'booking')
  const sum = formatBaht(amount / 100)
  if (state === 'done' && doneAt) return t('refund.done', { amount: sum, date: formatDate(locale, doneAt) })
  return t(state === 'asked' ? 'refund.asked' : 'refund.approved', { amount: sum })
}

function AccountForm({
  locale,
  token,
  end,
  action = nameAccount,
  permalink = pagePath(locale, 'payment-result', { token }),
}: Omit<RefundSectionProps, 'refunds'> & { end: string | null }) {
  const t = words(locale, 'booking')
  const texts = formTexts(locale)
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <h3 className="font-medium">{t('refund.accountTitle')}</h3>
      {end === null ? null : <ForgetTyped owner="refund" />}
      <p className="text-stone-600">{end === null ? t('refund.accountLead') : t('refund.kept', { end })}</p>
      <p className="text-stone-600">{t('refund.codeLead')}</p>
      <StepForm
        action={sendAccountCode}
        permalink={permalink}
        hidden={{ locale, token }}
        submit={t('refund.codeSend')}
        variant="quiet"
        texts={texts}
      />
      <StepForm
        action={action}
        permalink={permalink}
        hidden={{ locale, token }}
        kept={{ owner: 'refund', form: 'account' }}
        groups={[
          {
            fields: [
              {
                name: 'bank',
                label: t('refund.bank'),
                kind: 'select',
                options: BANKS.map((code) => ({ value: code, text: t(`refund.banks.${code}`) })),
                empty: t('refund.bankChoose'),
              },
              { name: 'number', label: t('refund.number'), kind: 'digits', isUnkept: true },
              { name: 'accountName', label: t('refund.name'), kind: 'text', autoComplete: 'name' },
              { name: 'code', label: t('refund.code'), kind: 'code' },
            ],
          },
        ]}
        submit={t('refund.send')}
        variant="quiet"
        texts={{
          ...texts,
          faults: {
            ...texts.faults,
            'account-bank': t('refund.faultBank'),
            'account-number': t('refund.faultNumber'),
            'account-name': t('refund.faultName'),
          },
        }}
      />
    </div>
  )
}
