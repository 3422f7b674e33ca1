import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { raisedBy } from '@/features/analytics'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormAction } from '@/kernel/form/form-state'
import { type Appointment, isChangeable } from '../domain/appointment'
import type { VisitState } from '../domain/form-state'
import type { Slot } from '../domain/slots'
import { GalleryFacts, VisitCrumbs } from './book-visit-page'
import { CancelForm, MoveForm } from './change-forms'
import { DayLinks } from './day-links'
import { visitTexts } from './form-texts'

type Action = FormAction<VisitState>

interface AppointmentPageProps {
  locale: Locale
  token: string
  appointment: Appointment
  choice: { days: readonly string[]; day: string; slots: readonly Slot[] }
  now: Date
  /** Whether the visitor is choosing another time. */
  isMoving: boolean
  move: Action
  cancel: Action
}

/** The event of a visit that was just booked: the form leads to this hash. */
const BOOKED = raisedBy('register', { section_name: 'register', activity_name: 'visit' })

/** An appointment: when and where, for the calendar, and to move or cancel it. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { locale, token, appointment, now } = props
  const t = words(locale, 'visits')
  const isOpen = isChangeable(appointment, now)
  return (
    <Container data-keep="private" className="grid gap-x-6 gap-y-6 pt-3 pb-8 md:pb-9 lg:grid-cols-12">
      <VisitCrumbs locale={locale} title={appointment.reference} />
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
        <header id="booked" {...BOOKED} data-raise-at="#booked" className="flex flex-col gap-3">
          <h1 className="type-display text-h1">{phrased(t(`own.title.${appointment.state}`))}</h1>
          <p className="max-w-prose text-stone-600">{t(`own.lead.${appointment.state}`)}</p>
        </header>
        <Facts locale={locale} appointment={appointment} />
        {isOpen ? (
          <>
            <p>
              <ArrowLink href={`/api/appointments/${token}/calendar?locale=${locale}`}>{t('own.calendar')}</ArrowLink>
            </p>
            <Changes {...props} />
          </>
        ) : (
          <p>
            <ArrowLink href={pagePath(locale, 'book-visit')}>{t('own.again')}</ArrowLink>
          </p>
        )}
      </div>
      <aside className="lg:col-span-4 lg:col-start-9">
        <GalleryFacts locale={locale} gallery={appointment.gallery} />
      </aside>
    </Container>
  )
}

function Facts({ locale, appointment }: { locale: Locale; appointment: Appointment }) {
  const t = words(locale, 'visits')
  const at = new Date(appointment.startsAt)
  const rows: [string, string][] = [
    [t('facts.when'), t('facts.moment', { date: formatDate(locale, at), time: formatTime(locale, at) })],
    ...(appointment.project ? [[t('facts.project'), appointment.project.title] as [string, string]] : []),
    [t('facts.kind'), t(`kinds.${appointment.kind}`)],
    [t('facts.people'), String(appointment.people)],
    [t('facts.reference'), appointment.reference],
  ]
  return (
    <dl className="grid gap-x-6 border-t border-stone-400 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-col border-b border-stone-200 py-3">
          <dt className="text-small text-stone-600">{name}</dt>
          <dd className="text-h3 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** To move and to cancel, folded: few need it, and neither happens by accident. */
function Changes({ locale, token, choice, isMoving, move, cancel }: AppointmentPageProps) {
  const t = words(locale, 'visits')
  const here = pagePath(locale, 'appointment', { token })
  const { days, day, slots } = choice
  const shared = { locale, token, permalink: here }
  return (
    <div className="flex flex-col border-b border-stone-400">
      <details id="move" open={isMoving} className="border-t border-stone-400">
        <summary className="flex min-h-7 cursor-pointer items-center font-medium">{t('own.move')}</summary>
        <div className="flex flex-col gap-5 pb-6">
          <DayLinks
            locale={locale}
            label={t('page.day')}
            days={days}
            day={day}
            hrefOf={(one) => `${here}?day=${one}#move`}
          />
          <MoveForm
            {...shared}
            action={move}
            slots={slots}
            slotWords={{
              legend: t('page.time', { date: formatDate(locale, new Date(`${day}T12:00:00+07:00`)) }),
              full: t('page.full'),
            }}
            texts={visitTexts(locale, 'move')}
          />
        </div>
      </details>
      <details id="cancel" className="border-t border-stone-400">
        <summary className="flex min-h-7 cursor-pointer items-center font-medium">{t('own.cancel')}</summary>
        <div className="flex flex-col gap-5 pb-6">
          <p className="max-w-prose">{t('own.cancelText')}</p>
          <CancelForm {...shared} action={cancel} texts={visitTexts(locale, 'cancel')} />
        </div>
      </details>
    </div>
  )
}
