import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { PageRefresh } from '@/design/layer/page-refresh'
import { Countdown } from '@/design/show/countdown'
import { pagePath } from '@/features/routing'
import { formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { chooseUnit, giveUp } from '../actions/enter'
import type { OwnEntry, OwnTurn } from '../domain/entry'
import { formOf } from './form-texts'
import { momentOf } from './launch-words'

interface TurnProps {
  locale: Locale
  token: string
  entry: OwnEntry
}

/** Seconds between two looks at a line that moves. */
const REFRESH = 30

function Waiting({ locale, entry, turn }: TurnProps & { turn: OwnTurn }) {
  const t = words(locale, 'launch')
  return (
    <>
      <p>{t('entry.waiting.text', { ahead: turn.ahead })}</p>
      {entry.launch.opensAt > entry.now ? (
        <p>{t('entry.waiting.opens', { opens: momentOf(locale, entry.launch.opensAt) })}</p>
      ) : null}
      {turn.misses > 0 ? <p className="border-s-4 border-warning bg-white p-4">{t('entry.waiting.again')}</p> : null}
      <PageRefresh seconds={REFRESH} />
    </>
  )
}

function Called({ locale, token, entry, endsAt }: TurnProps & { endsAt: Date }) {
  const t = words(locale, 'launch')
  return (
    <div className="flex flex-col gap-5 border-s-4 border-accent bg-white p-5">
      <p>{t('entry.called.text', { until: formatTime(locale, endsAt) })}</p>
      <Countdown endsAt={endsAt.toISOString()} text={t('clock.turn', { left: '{left}' })} />
      <StepForm {...formOf(locale, token, entry)} action={chooseUnit} submit={t('entry.called.choose')} />
    </div>
  )
}

function GiveUp({ locale, token, entry }: TurnProps) {
  const t = words(locale, 'launch')
  return (
    <details className="border-t border-stone-200">
      <summary className="flex min-h-target cursor-pointer items-center">{t('entry.giveUp')}</summary>
      <div className="flex flex-col gap-4 pb-5">
        <p>{t('entry.giveUpText')}</p>
        <StepForm {...formOf(locale, token, entry)} action={giveUp} submit={t('entry.giveUp')} variant="quiet" />
      </div>
    </details>
  )
}

/** Where the turn of an entry stands, and what can be done with it now. */
export function TurnPanel({ locale, token, entry }: TurnProps) {
  const t = words(locale, 'launch')
  const turn = entry.kind === 'entry' ? entry.turn : null
  if (entry.launch.withdrawal) return <p>{t('entry.withdrawn.text')}</p>
  if (!turn) return <p>{t('entry.in.text')}</p>
  const props = { locale, token, entry }
  if (turn.state === 'waiting')
    return (
      <>
        <Waiting {...props} turn={turn} />
        <GiveUp {...props} />
      </>
    )
  if (turn.state === 'called' && turn.endsAt)
    return (
      <>
        <Called {...props} endsAt={turn.endsAt} />
        <GiveUp {...props} />
      </>
    )
  if (turn.state === 'used')
    return (
      <>
        <p>{t('entry.used.text')}</p>
        <ButtonLink href={pagePath(locale, 'unit-summary')} className="self-start">
          {t('entry.used.go')}
        </ButtonLink>
      </>
    )
  return <p>{t('entry.over')}</p>
}
