import { StepForm } from '@/design/form/step-form'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { answerMeeting } from '../actions/own-home'
import { type AppointmentStep, appointmentAfter } from '../domain/appointment'
import type { Appointment, OwnHome } from '../domain/home'
import { formTexts } from './form-texts'
import { Part } from './part'

interface MeetingProps {
  locale: Locale
  home: OwnHome
  meeting: Appointment
}

const isOpen = ({ state }: Appointment, step: AppointmentStep) => appointmentAfter(state, step) !== null

function saidOf(locale: Locale, { isFirstBuyer }: OwnHome, { state }: Appointment): string {
  const t = words(locale, 'purchase')
  if (state === 'proposed') return t(isFirstBuyer ? 'meetings.proposed' : 'meetings.proposedOther')
  return state === 'cancelled' ? '' : t(`meetings.${state}`)
}

/** The two answers of the first buyer: the time is right, or another one is wanted. */
function Answers({ locale, home, meeting }: MeetingProps) {
  const t = words(locale, 'purchase')
  const { kind } = meeting
  const shared = {
    action: answerMeeting,
    permalink: pagePath(locale, 'my-home', { token: home.token }),
    hidden: { locale, token: home.token, kind },
    texts: formTexts(locale),
  }
  return (
    <>
      {isOpen(meeting, 'confirm') ? <StepForm {...shared} submit={t('meetings.confirm')} /> : null}
      {isOpen(meeting, 'decline') ? (
        <details>
          <summary className="flex min-h-target cursor-pointer items-center underline">{t('meetings.other')}</summary>
          <div className="max-w-prose pt-3">
            <StepForm
              {...shared}
              groups={[{ fields: [{ name: `wish-${kind}`, label: t('meetings.wish'), kind: 'area' }] }]}
              submit={t('meetings.sendWish')}
              variant="quiet"
            />
          </div>
        </details>
      ) : null}
    </>
  )
}

/** When and where buyer and company meet. */
export function HomeMeetings({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  return (
    <Part id="appointments" title={t('meetings.title')}>
      {home.appointments.length === 0 ? <p className="max-w-prose text-stone-600">{t('meetings.none')}</p> : null}
      <ul className="flex flex-col gap-4">
        {home.appointments.map((meeting) => (
          <li
            key={`${meeting.kind} ${meeting.at.toISOString()}`}
            className="flex flex-col gap-3 border-s-4 border-accent bg-white p-5"
          >
            <div>
              <p className="font-medium">{t(`appointments.${meeting.kind}`)}</p>
              <p>
                {t('meetings.at', {
                  date: formatDate(locale, meeting.at),
                  time: formatTime(locale, meeting.at),
                  place: meeting.place,
                })}
              </p>
              <p className="text-stone-600">{saidOf(locale, home, meeting)}</p>
              {meeting.wish ? <p className="whitespace-pre-line text-stone-600">“{meeting.wish}”</p> : null}
            </div>
            {home.isFirstBuyer ? <Answers locale={locale} home={home} meeting={meeting} /> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}
