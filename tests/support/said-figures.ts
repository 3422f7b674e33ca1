import { createElement, type ReactNode } from 'react'
import Microsite from '@/app/(site)/[locale]/(default)/[group]/[slug]/page'
import Brochure from '@/app/(site)/[locale]/(default)/ebrochure/[slug]/page'
import FloorPlan from '@/app/(site)/[locale]/(default)/floor-plan/[slug]/page'
import Shortlist from '@/app/(site)/[locale]/(default)/shortlist/page'
import WholeCost from '@/app/(site)/[locale]/(default)/whole-cost/[slug]/page'
import { findCampaign } from '@/features/booking/operations/find-campaign'
import type { ProjectCard as Card } from '@/features/catalogue'
import { ProjectCard } from '@/features/catalogue/ui/project-card'
import { findPublishedProjects } from '@/features/public-api/operations/find-published-projects'
import type { Locale } from '@/i18n/locales'
import { byLowest } from '@/kernel/price'
import { groupSegment } from '@/kernel/vocabulary'
import { someContext } from './content-system'
import { messages } from './messages'
import { linesOf, markupOf } from './rendered-text'

/** What a place says, by the fact. */
type Figures = Record<string, string | undefined>

/** What a sentence of a language says at its gaps; null where no line says it. */
function gapsOf(lines: readonly string[], sentence: string): Record<string, string> | null {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(plain.replace(/\{(\w+)(?:, number)?\}/g, '(?<$1>.+?)').replace(/(\.\+)\?\)$/, '$1)'))
  for (const line of lines) {
    const found = pattern.exec(line)
    if (found?.groups) return { ...found.groups }
  }
  return null
}

/** What stands after a label: on the next line, or as an amount on its own. */
function after(lines: readonly string[], written: string): string | undefined {
  const label = written.replace(/\u00a0/g, ' ')
  const at = lines.indexOf(label)
  if (at >= 0) return lines[at + 1]
  const same = lines.find((line) => line.startsWith(label) && /^\s*(?:THB )?[฿\d]/.test(line.slice(label.length)))
  return same?.slice(label.length)
}

/** The highest quota left: cards and comparisons name the building with most of it. */
function quotaIn(lines: readonly string[], sentence: string): string | undefined {
  const shares = lines.flatMap((line) => gapsOf([line], sentence)?.share ?? [])
  return shares.length > 0 ? String(Math.max(...shares.map(Number))) : undefined
}

/** The month of completion beside the label of its stage. */
function completionIn(locale: Locale, lines: readonly string[]): string | undefined {
  const labels = [...messages(locale, 'microsite').facts.completion.matchAll(/\{([^{}]+)\}/g)].map(([, label]) => label)
  const at = lines.findIndex((line) => labels.includes(line))
  return at < 0 ? undefined : lines[at + 1]
}

/** `฿13,176`, `THB 13,176`, `1.62–1.9M`: the lowest amount, as it is written. */
const amount = (text: string | undefined) => /\d[\d,.]*\d|\d/.exec(text ?? '')?.[0]

const loanIn = (gaps: Record<string, string> | null): Figures => ({
  'instalment of the first year': amount(gaps?.first),
  'highest instalment': amount(gaps?.highest),
  'loan share': amount(gaps?.share),
  'loan years': amount(gaps?.years),
  'lowest rate': amount(gaps?.low),
  'highest rate': amount(gaps?.high),
})

/** Quota, rent and yield where they are said in a line. */
function foreignIn(locale: Locale, lines: readonly string[]): Figures {
  const { foreign } = messages(locale, 'catalogue')
  const rent = gapsOf(lines, foreign.letting) ?? gapsOf(lines, foreign.rentOnly)
  return { 'quota left': quotaIn(lines, foreign.left), rent: rent?.rent, yield: rent?.yield }
}

/** A project in a language. */
export interface Asked {
  locale: Locale
  card: Card
}

type Page = (props: never) => Promise<ReactNode>

async function markupOfPage(page: Page, { locale, card }: Asked, query: Record<string, string> = {}) {
  const params = Promise.resolve({ locale, slug: card.slug, group: groupSegment(card.group) })
  return markupOf(await page({ params, searchParams: Promise.resolve(query) } as never))
}

const micrositeOf = (locale: string) => messages(locale, 'microsite')
const shownIn = (markup: string, field: string) =>
  new RegExp(`<input[^>]*id="cost-${field}"[^>]*>`).exec(markup)?.[0].match(/placeholder="([^"]*)"/)?.[1]

/** The month of completion in a comparison: the sentence of its stage leaves least around it. */
function monthsIn(locale: Locale, lines: readonly string[]): string | undefined {
  const { done, planned, past } = messages(locale, 'shortlist').compare
  const months = [done, planned, past].flatMap((sentence) => gapsOf(lines, sentence)?.month ?? [])
  return months.sort((one, other) => one.length - other.length)[0]
}

/** Every place that says figures of a project, and what it says. */
export const SURFACES: Record<string, (asked: Asked) => Promise<Figures>> = {
  card: async (asked) => {
    const { locale, card } = asked
    const lines = linesOf(await markupOf(createElement(ProjectCard, { locale, project: card, sizes: '100vw' })))
    return { price: amount(after(lines, messages(locale, 'catalogue').price.from)), ...foreignIn(locale, lines) }
  },
  'project page': async (asked) => {
    const { locale, card } = asked
    const markup = await markupOfPage(Microsite, asked)
    const lines = linesOf(markup)
    const gaps = gapsOf(lines, micrositeOf(locale).monthly.text)
    // Below it stand the cards of similar projects.
    const own = linesOf(markup.slice(markup.indexOf('id="foreign-buyers"')).split('</section>')[0] ?? '')
    const completion = card.isCurrent ? completionIn(locale, lines) : undefined
    return { price: amount(gaps?.price), ...loanIn(gaps), ...foreignIn(locale, own), completion }
  },
  comparison: async (asked) => {
    const { locale, card } = asked
    const { compare } = messages(locale, 'shortlist')
    const lines = linesOf(await markupOfPage(Shortlist, asked, { homes: card.slug }))
    const own = gapsOf(lines, compare.monthlyValue)
    const label = gapsOf(lines, compare.monthly)
    return {
      price: amount(after(lines, compare.price)),
      ...loanIn(own && { ...label, ...own }),
      ...foreignIn(locale, lines),
      rent: after(lines, compare.rent),
      yield: after(lines, compare.yield),
      completion: card.isCurrent ? monthsIn(locale, lines) : undefined,
    }
  },
  brochure: async (asked) => {
    const { locale, card } = asked
    const lines = linesOf(await markupOfPage(Brochure, asked))
    const completion = card.isCurrent ? completionIn(locale, lines) : undefined
    return { price: amount(after(lines, micrositeOf(locale).hero.from)), completion }
  },
  'floor plan': async (asked) => {
    const [cheapest] = asked.card.offered.toSorted((one, other) => byLowest(one.price, other.price))
    const lines = linesOf(await markupOfPage(FloorPlan, asked, { type: cheapest?.code ?? '' }))
    return { price: amount(after(lines, micrositeOf(asked.locale).types.price)) }
  },
  'whole cost of a Thai buyer': async (asked) => {
    const { figures, plan } = messages(asked.locale, 'finance')
    const markup = await markupOfPage(WholeCost, asked, { buyer: 'thai' })
    const lines = linesOf(markup)
    const rates = ['rate1', 'rate2', 'rate3', 'rate4'].map((rate) => Number(shownIn(markup, rate)))
    return {
      'whole price': shownIn(markup, 'price'),
      'instalment of the first year': amount(after(lines, figures.firstPayment)),
      'highest instalment': amount(after(lines, figures.highest)),
      'loan share': shownIn(markup, 'loan'),
      'loan years': shownIn(markup, 'years'),
      'lowest rate': String(Math.min(...rates)),
      'highest rate': String(Math.max(...rates)),
      'booking fee': amount(after(lines, plan.reservation)),
    }
  },
  'whole cost as it opens': async (asked) => {
    const { figures, foreign, plan } = messages(asked.locale, 'finance')
    const lines = linesOf(await markupOfPage(WholeCost, asked))
    const row = gapsOf(lines, plan.instalments)
    return {
      ...foreignIn(asked.locale, lines),
      buyer: lines.includes(foreign.cash) ? 'foreign, cash' : `Thai, ${after(lines, figures.loan) ? 'loan' : '?'}`,
      // Few instalments are rows of their own.
      ...(row && { instalments: row.count, 'last instalment': row.last }),
      'booking fee': amount(after(lines, plan.reservation)),
    }
  },
  'the note under the plan': async (asked) => {
    const { notes, plan } = messages(asked.locale, 'finance')
    const lines = linesOf(await markupOfPage(WholeCost, asked))
    const note = gapsOf(lines, plan.instalments) && gapsOf(lines, notes.plan)
    return { instalments: note?.count, 'last instalment': note?.date }
  },
  booking: async ({ card }) => {
    const campaign = await findCampaign(await someContext(), { project: card.slug })
    return { 'booking fee': campaign ? amount((campaign.fee / 100).toLocaleString('en-US')) : undefined }
  },
  API: async ({ locale, card }) => {
    const [record] = await findPublishedProjects(await someContext(), locale, [card.slug])
    return { 'whole price': record?.Price_rate ? Number(record.Price_rate).toLocaleString('en-US') : undefined }
  },
}
