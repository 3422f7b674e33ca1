import { ButtonLink } from '@/design/form/button'
import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { Countdown } from '@/design/show/countdown'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { Gate, LaunchNotice } from '@/features/launches'
import { listingPath, pagePath } from '@/features/routing'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/media/image'
import { type Campaign, type OfferedUnit, phaseOf } from '../domain/campaign'
import { CO_BUYER_MINUTES } from '../domain/hold'
import type { OwnNotice as Notice } from '../domain/own-pages'
import type { BoardView } from '../domain/unit-board'
import { BoardSection } from './board-section'
import { Facts } from './booking-facts'
import { OwnNotice } from './own-notice'

/** Everything that can be booked online now or soon. */
export function CampaignsPage({
  locale,
  campaigns,
  own,
}: {
  locale: Locale
  campaigns: readonly CampaignCardOf[]
  /** What this browser holds or has booked. */
  own: Notice | null
}) {
  const t = words(locale, 'booking')
  return (
    <>
      <OwnBar locale={locale} own={own} />
      <Container className="flex flex-col gap-7 py-8 md:py-9">
        <SectionHeading level={1} title={t('list.title')} lead={t('list.lead')} />
        {campaigns.length === 0 ? (
          <div className="flex flex-col items-start gap-5">
            <p className="text-h3">{t('list.none')}</p>
            <ButtonLink href={listingPath(locale, 'condo-ready-to-move')}>{t('list.projects')}</ButtonLink>
          </div>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2">
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.code} locale={locale} campaign={campaign} />
            ))}
          </ul>
        )}
      </Container>
    </>
  )
}

const OwnBar = ({ locale, own }: { locale: Locale; own: Notice | null }) =>
  own ? <OwnNotice label={words(locale, 'booking')('own.label')} notice={own} /> : null

type CampaignCardOf = Campaign & {
  launch: LaunchNotice | null
  /** The building; null where none is drawn. */
  image: ImageSource | null
}

/** Where the draw of a campaign stands, with its dates. */
function drawText(locale: Locale, { opensAt }: Campaign, notice: LaunchNotice): string {
  const t = words(locale, 'launch')
  const at = (time: Date) => t('moment', { date: formatDate(locale, time), time: formatTime(locale, time) })
  const { phase, registrationOpensAt: opens, registrationClosesAt: closes, numberAt } = notice
  if (phase === 'registration' && closes) return t('card.registration', { closes: at(closes) })
  if (phase === 'planned' && opens) return t('card.planned', { opens: at(opens) })
  if (phase === 'drawn') return t('card.drawn', { opens: at(opensAt) })
  if (phase === 'withdrawn') return t('card.withdrawn')
  return phase !== 'planned' && numberAt ? t('card.closed', { moment: at(numberAt) }) : t('card.soon')
}

/** A campaign: to its units, or to its draw while units are sold by turns. */
function CampaignCard({ locale, campaign }: { locale: Locale; campaign: CampaignCardOf }) {
  const [t, d] = [words(locale, 'booking'), words(locale, 'launch')]
  const { launch, code } = campaign
  const open = launch ? d('campaign.open') : t('list.open')
  return (
    <li data-brand={campaign.project.brand} className="flex flex-col border-t-4 border-accent bg-white">
      <ResponsiveImage source={campaign.image} sizes="(min-width: 768px) 48vw, 100vw" className="aspect-video" alt="" />
      <div className="flex grow flex-col gap-4 p-5">
        <h2 className="type-display text-h3">{phrased(campaign.title[locale])}</h2>
        <p className="max-w-prose grow">{campaign.lead[locale]}</p>
        {launch ? <p className="font-medium">{drawText(locale, campaign, launch)}</p> : null}
        <Terms locale={locale} campaign={campaign} />
        <ButtonLink
          href={
            launch
              ? pagePath(locale, 'launch', { code: launch.code })
              : pagePath(locale, 'booking-campaign', { slug: code })
          }
          className="self-start"
          aria-label={`${open}: ${campaign.title[locale]}`}
        >
          {open}
        </ButtonLink>
      </div>
    </li>
  )
}

function Terms({ locale, campaign }: { locale: Locale; campaign: Campaign }) {
  const t = words(locale, 'booking')
  return (
    <Facts
      rows={[
        [t('campaign.fee'), t('campaign.feeOf', { fee: formatBaht(campaign.fee / 100) })],
        [t('campaign.hold'), t('campaign.holdOf', { minutes: campaign.holdMinutes, each: CO_BUYER_MINUTES })],
      ]}
    />
  )
}

function Closed({ locale, campaign, now }: { locale: Locale; campaign: Campaign; now: Date }) {
  const t = words(locale, 'booking')
  const opening = { date: formatDate(locale, campaign.opensAt), time: formatTime(locale, campaign.opensAt) }
  return (
    <p className="border-s-4 border-warning bg-white p-5 text-h3">
      {phaseOf(campaign, now) === 'announced' ? t('campaign.opens', opening) : t('campaign.closed')}
    </p>
  )
}

/** A campaign that opens with a draw: whose turn it is, or where the draw is shown. */
export function DrawNotice({ locale, gate }: { locale: Locale; gate: Gate }) {
  const t = words(locale, 'launch')
  if (gate.state === 'open') return null
  if (gate.state === 'turn')
    return (
      <div className="flex flex-col gap-3 border-s-4 border-accent bg-white p-5">
        <p className="text-h3">{t('campaign.turn', { time: formatTime(locale, gate.endsAt) })}</p>
        <Countdown endsAt={gate.endsAt.toISOString()} text={t('clock.turn', { left: '{left}' })} />
      </div>
    )
  return (
    <section className="flex flex-col items-start gap-3 border-s-4 border-accent bg-white p-5">
      <h2 className="text-h3 font-medium">{t('campaign.title')}</h2>
      <p className="max-w-prose">{t('campaign.text')}</p>
      <ButtonLink href={pagePath(locale, 'launch', { code: gate.code })}>{t('campaign.open')}</ButtonLink>
    </section>
  )
}

interface CampaignPageProps {
  locale: Locale
  campaign: Campaign
  gate: Gate
  units: readonly OfferedUnit[]
  /** Which of them are shown, and in what order. */
  view: BoardView
  /** The building; null where none is drawn. */
  image: ImageSource | null
  now: Date
  /** What this browser holds or has booked. */
  own: Notice | null
}

/** One campaign with its building and its units. */
export function CampaignPage({ locale, campaign, gate, units, view, image, now, own }: CampaignPageProps) {
  return (
    <>
      <OwnBar locale={locale} own={own} />
      <Container className="flex flex-col gap-7 pb-8 md:pb-9 lg:pt-8">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <header className="flex flex-col gap-3 lg:col-span-6">
            <h1 className="type-display text-h1">{phrased(campaign.title[locale])}</h1>
            <p className="max-w-prose text-stone-600">{campaign.lead[locale]}</p>
            <Terms locale={locale} campaign={campaign} />
          </header>
          <div className="max-lg:order-first max-lg:-mx-(--spacing-gutter) lg:col-span-6">
            <ResponsiveImage
              source={image}
              sizes="(min-width: 971px) 48vw, 100vw"
              priority
              className="aspect-video max-h-[32svh] lg:max-h-none"
            />
          </div>
        </div>
        <DrawNotice locale={locale} gate={gate} />
        {gate.state !== 'line' && phaseOf(campaign, now) === 'open' ? (
          <BoardSection locale={locale} campaign={campaign} units={units} view={view} />
        ) : null}
        {phaseOf(campaign, now) === 'open' ? null : <Closed locale={locale} campaign={campaign} now={now} />}
      </Container>
    </>
  )
}
