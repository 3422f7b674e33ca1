import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { homePath, pagePath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FloorPlan, planTop } from '../../domain/chosen-plan'
import { comparedQuery } from '../../domain/compared-types'
import type { OfferLines } from '../../domain/offer-lines'
import { sunThroughTheYear } from '../../domain/plans/sun/sun-on-side'
import '../microsite/plans.css'
import { formOf, isForSale } from '../microsite/stage'
import '../microsite/units.css'
import { micrositeWords } from '../microsite/words'
import { benchFloors, benchTexts } from './bench-of'
import './floor-plan.css'
import { PlanBench } from './plan-bench'
import { PlanFacts } from './plan-facts'
import { RoomTable, SunTable } from './plan-tables'
import { UnitPosition } from './unit-position'
import { planWords } from './words'

interface FloorPlanPageProps {
  locale: Locale
  plan: FloorPlan
  bookingPath: string | null
  /** What promotions give on units of the project. */
  offers: OfferLines
  /** Now, in Bangkok: the sun of this month is shown first. */
  today: { year: number; month: number }
}

/** Opens in the middle of the time when the sun shines on the side with the windows; at noon where it never does. */
function openingMinute(top: number, { year, month }: FloorPlanPageProps['today']): number {
  const run = sunThroughTheYear(top, year)[month - 1]?.shines[0]
  return run ? Math.round((run.from + (run.to - run.from) * 0.4) / 10) * 10 : 720
}

/** The title of the page: the unit, or the type. */
export function planTitle(
  locale: Locale,
  { project, type, unit }: Pick<FloorPlan, 'project' | 'type' | 'unit'>,
): string {
  const t = planWords(locale)
  const kind = formOf(project)
  return unit ? t('page.titleUnit', { kind, number: unit.number }) : t('page.titleType', { kind, code: type.code })
}

/** A plan to work with: measures, sun, furniture, and everything that is known of the unit or the type. */
export function FloorPlanPage({ locale, plan, bookingPath, offers, today }: FloorPlanPageProps) {
  const { project, type, facing } = plan
  const t = planWords(locale)
  const top = planTop(type, facing)
  return (
    <article
      data-brand={project.brand}
      data-keep="page"
      data-pj-code={project.code}
      data-campaign={project.campaign || undefined}
    >
      <Container className="flex flex-col gap-6 pt-3 pb-9">
        <Breadcrumbs
          label={words(locale, 'microsite')('menu.label')}
          items={[
            { text: words(locale, 'search')('results.home'), href: homePath(locale) },
            { text: project.title, href: projectPath(locale, project) },
            { text: planTitle(locale, plan) },
          ]}
        />
        <header className="flex flex-col gap-2">
          <h1 className="type-display text-h1 tabular-nums">{phrased(planTitle(locale, plan))}</h1>
          <p className="max-w-prose text-stone-600 print:hidden">
            {t(type.kind === 'plot' ? 'page.descriptionLand' : 'page.description')}
          </p>
          {plan.unknownUnit ? (
            <p className="border-s-4 border-accent ps-4">
              {t('page.gone', { kind: formOf(project), number: plan.unknownUnit })}
            </p>
          ) : null}
        </header>
        <TypeLinks locale={locale} plan={plan} />
        <PlanBench
          locale={locale}
          storageKey={`plan:${project.slug}:${type.code}`}
          floors={benchFloors(locale, type)}
          up={top}
          isLand={type.kind === 'plot'}
          sunAt={{ month: today.month, minutes: openingMinute(top, today) }}
          year={today.year}
          texts={benchTexts(locale)}
        />
        <noscript>
          <p className="max-w-prose border-s-4 border-accent ps-4">{t('bench.noScript', { kind: formOf(project) })}</p>
        </noscript>
        <FacingLine locale={locale} plan={plan} />
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="self-start lg:sticky lg:top-[calc(var(--header-offset)+16px)] lg:col-span-4">
            <PlanFacts locale={locale} plan={plan} bookingPath={bookingPath} offers={offers} />
            {plan.unit || !project.sections.master_plan || !isForSale(project) ? null : (
              <p className="pt-3 print:hidden">
                <ArrowLink href={`${projectPath(locale, project)}#master-plan`}>
                  {t('site.choose', { kind: formOf(project) })}
                </ArrowLink>
              </p>
            )}
          </div>
          <div className="min-w-0 lg:col-span-8">
            {type.kind === 'plot' ? null : <RoomTable locale={locale} type={type} />}
          </div>
        </div>
        {plan.unit ? <UnitPosition locale={locale} plan={plan} unit={plan.unit} /> : null}
        {type.kind === 'plot' ? null : (
          <SunTable locale={locale} facing={facing} isHouse={type.landWah !== null} year={today.year} />
        )}
      </Container>
    </article>
  )
}

const CHOICE =
  'inline-flex min-h-target items-center rounded-control border border-stone-400 px-3 text-small transition-colors ' +
  'hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'

/** The other unit types of the project. */
function TypeLinks({ locale, plan: { project, types, type } }: { locale: Locale; plan: FloorPlan }) {
  const path = pagePath(locale, 'floor-plan', { slug: project.slug })
  if (types.length < 2) return null
  return (
    <nav
      aria-label={planWords(locale)('page.types', { kind: formOf(project) })}
      data-section="floor_plan"
      className="flex flex-wrap gap-2 print:hidden"
    >
      {types.map(({ code, name }) => (
        <Link
          key={code}
          href={`${path}?type=${encodeURIComponent(code)}`}
          aria-current={code === type.code ? 'true' : undefined}
          data-event="click_unit_type"
          data-event-value={code}
          className={CHOICE}
        >
          {name}
        </Link>
      ))}
      <ArrowLink
        href={pagePath(locale, 'compare-plans', { slug: project.slug }) + comparedQuery(types, type.code)}
        className="ms-2"
      >
        {planWords(locale)('compare.title', { kind: formOf(project) })}
      </ArrowLink>
    </nav>
  )
}

/** Which way it faces; for a type its orientations to choose from. */
function FacingLine({ locale, plan }: { locale: Locale; plan: FloorPlan }) {
  const { project, type, facing, facings } = plan
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  const orientation = m(`orientations.${facing}`)
  const path = `${pagePath(locale, 'floor-plan', { slug: project.slug })}?type=${encodeURIComponent(type.code)}`
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="font-medium">{t(type.landWah === null ? 'facing.windows' : 'facing.front', { orientation })}</p>
      {facings.length > 1 ? (
        <nav aria-labelledby="facing-choice" className="flex flex-wrap items-center gap-2 print:hidden">
          <span id="facing-choice" className="text-small text-stone-600">
            {t('facing.choose', { kind: formOf(project) })}
          </span>
          {facings.map((one) => (
            <Link
              key={one}
              href={`${path}&facing=${one}`}
              aria-current={one === facing ? 'true' : undefined}
              className={CHOICE}
            >
              {m(`orientations.${one}`)}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
