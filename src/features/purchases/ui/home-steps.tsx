import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { AppointmentKind } from '../domain/appointment'
import type { OwnHome } from '../domain/home'
import { dayInWords } from './home-payments'
import { Part } from './part'

interface Step {
  name: 'booked' | 'contract' | 'payments' | 'inspection' | 'transfer'
  isDone: boolean
  when: string
}

/** The steps in order, with their days as far as they are known. */
function stepsOf(locale: Locale, { booking, payments, appointments }: OwnHome): Step[] {
  const t = words(locale, 'purchase')
  const { state, paidAt } = booking
  const isContracted = state === 'contracted' || state === 'transferred'
  const meeting = (kind: AppointmentKind) => appointments.findLast((one) => one.kind === kind)
  const planned = (kind: AppointmentKind, day?: string): string => {
    const at = meeting(kind)?.at
    const date = at ? formatDate(locale, at) : day && dayInWords(locale, day)
    return date ? t('steps.planned', { date }) : t('steps.open')
  }
  const before = payments.filter(({ kind }) => kind !== 'transfer')
  const paid = before.filter((one) => one.paidAt).length
  const isInspected = meeting('inspection')?.state === 'done'
  return [
    { name: 'booked', isDone: true, when: paidAt ? formatDate(locale, paidAt) : t('steps.done') },
    { name: 'contract', isDone: isContracted, when: isContracted ? t('steps.done') : planned('contract') },
    {
      name: 'payments',
      isDone: before.length > 0 && paid === before.length,
      when: before.length > 0 ? t('steps.paidOf', { paid, all: before.length }) : t('steps.open'),
    },
    { name: 'inspection', isDone: isInspected, when: isInspected ? t('steps.done') : planned('inspection') },
    {
      name: 'transfer',
      isDone: state === 'transferred',
      when:
        state === 'transferred'
          ? t('steps.done')
          : planned('transfer', payments.find(({ kind }) => kind === 'transfer')?.dueOn),
    },
  ]
}

/** The way from the booking to the transfer. */
export function HomeSteps({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  return (
    <Part id="steps" title={t('steps.title')}>
      <ol className="grid gap-x-4 gap-y-3 sm:grid-cols-5">
        {stepsOf(locale, home).map(({ name, isDone, when }) => (
          <li key={name} className={`flex flex-col border-t-4 pt-2 ${isDone ? 'border-accent' : 'border-stone-200'}`}>
            <span className={isDone ? 'font-medium' : 'font-medium text-stone-600'}>{t(`steps.${name}`)}</span>
            <span className="text-small text-stone-600">{when}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
