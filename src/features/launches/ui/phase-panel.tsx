import { StepForm } from '@/design/form/step-form'
import { Countdown } from '@/design/show/countdown'
import { Link } from '@/design/show/link'
import { pagePath, policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormState } from '@/kernel/form/form-state'
import { askForCode } from '../actions/enter'
import { type Launch, type LaunchPhase, phaseOf } from '../domain/launch'
import { formTexts } from './form-texts'
import { momentOf } from './launch-words'

/** A signed-in member, who needs no code. */
export interface EnteringMember {
  email: string
  enter: (state: FormState, data: FormData) => Promise<FormState>
}

interface PhasePanelProps {
  locale: Locale
  launch: Launch
  member: EnteringMember | null
  now: Date
}

function textOf(locale: Locale, launch: Launch, phase: LaunchPhase): string {
  const t = words(locale, 'launch')
  const { registrationOpensAt: opens, registrationClosesAt: closes } = launch
  const count = launch.closing?.count ?? 0
  if (phase === 'planned')
    return opens && launch.commitment
      ? t('phase.planned.text', { opens: momentOf(locale, opens) })
      : t('phase.planned.soon')
  if (phase === 'registration') return closes ? t('phase.registration.text', { closes: momentOf(locale, closes) }) : ''
  if (launch.withdrawal) return t('phase.withdrawn.text', { moment: momentOf(locale, launch.withdrawal.at) })
  if (phase === 'closed' && launch.numberAt)
    return t('phase.closed.text', { count, moment: momentOf(locale, launch.numberAt) })
  return phase === 'closing' ? t('phase.closing.text') : t('phase.drawn.text', { count })
}

function EntryForm({ locale, launch, member }: Omit<PhasePanelProps, 'now'>) {
  const t = words(locale, 'launch')
  const common = {
    permalink: pagePath(locale, 'launch', { code: launch.code }),
    hidden: { locale, launch: launch.code },
    texts: formTexts(locale),
  }
  const document = {
    name: 'document',
    label: t('form.document'),
    kind: 'text',
    hint: t('form.documentHint'),
    autoComplete: 'off',
  } as const
  return (
    <div className="flex flex-col gap-5">
      {member ? (
        <div className="flex flex-col gap-3">
          <p>{t('form.memberText')}</p>
          {/* The address is not put into the sentence by its translator: kept sentences must hold no one's data. */}
          <StepForm
            {...common}
            action={member.enter}
            groups={[{ fields: [document] }]}
            submit={t('form.member', { email: '\u0000' }).replace('\u0000', () => member.email)}
          />
        </div>
      ) : (
        <StepForm
          {...common}
          action={askForCode}
          groups={[
            {
              fields: [
                {
                  name: 'email',
                  label: t('form.email'),
                  kind: 'email',
                  hint: t('form.emailHint'),
                  autoComplete: 'email',
                },
                document,
              ],
            },
          ]}
          submit={t('form.send')}
        />
      )}
      <p className="text-small text-stone-600">
        {t('form.privacy')}{' '}
        <Link href={policyPath(locale)} className="inline-block underline underline-offset-4">
          {t('form.policy')}
        </Link>
      </p>
    </div>
  )
}

/** Where the launch stands, and what can be done now. */
export function PhasePanel({ locale, launch, member, now }: PhasePanelProps) {
  const t = words(locale, 'launch')
  const phase = phaseOf(launch, now)
  const { registrationOpensAt: opens, registrationClosesAt: closes, commitment } = launch
  const end = phase === 'registration' ? closes : phase === 'planned' && commitment ? opens : null
  return (
    <section
      aria-labelledby="phase"
      className="flex flex-col gap-5 rounded-card border-t-4 border-accent bg-white p-5 md:p-6"
    >
      <h2 id="phase" className="type-display text-h2">
        {t(`phase.${phase}.title`)}
      </h2>
      <p>{textOf(locale, launch, phase)}</p>
      {launch.withdrawal ? (
        <p className="border-s-4 border-warning ps-4">
          <strong className="font-medium">{t('phase.withdrawn.reason')}</strong> <span>{launch.withdrawal.reason}</span>
        </p>
      ) : null}
      {end ? (
        <Countdown
          endsAt={end.toISOString()}
          text={t(phase === 'registration' ? 'clock.closes' : 'clock.opens', { left: '{left}' })}
          days={t('clock.days', { days: '{days}', hours: '{hours}' })}
        />
      ) : null}
      {phase === 'registration' ? <EntryForm locale={locale} launch={launch} member={member} /> : null}
    </section>
  )
}
