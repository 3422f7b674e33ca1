import { recall } from '@/design/show/browser-memory'
import { type EventFields, EventLog, isEventName, levelsOf, type SiteEvent } from '../domain/events'

/** A new page is told after this (S2§9). */
const ROUTE_DELAY_MS = 250

declare global {
  interface Window {
    /** The data layer, in memory: what a tag manager will read. Nothing leaves the browser. */
    siteEvents?: SiteEvent[]
  }
}

/** Adds an event with the facts of its page. */
export type Raise = (event: SiteEvent) => void

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

/** What every event carries: project, campaign, and where the visitor came from. */
function factsOfPage(): Partial<SiteEvent> {
  const { pjCode, campaign } = document.querySelector<HTMLElement>('[data-pj-code]')?.dataset ?? {}
  const facts = {
    pj_code: pjCode,
    campaign_code: campaign,
    adsource: cookie('adsrcid'),
    gcl_id: new URLSearchParams(location.search).get('gclid') ?? undefined,
    customer_id: recall('browser', 'NBH_PCID') ?? undefined,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value))
}

/** A click on a label is followed by one on its field, which is the one that counts. */
const isLabelOnly = (target: EventTarget | null) =>
  target instanceof Element && !target.matches('input') && Boolean(target.closest('label')?.control)

/** The event that an element announces by `data-event`, with its section. */
function eventOf(target: EventTarget | null): SiteEvent | null {
  if (isLabelOnly(target)) return null
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
  const { event: name, eventValue: value } = element?.dataset ?? {}
  if (!element || !isEventName(name)) return null
  const part = element.closest<HTMLElement>('section[id], [data-microsite] > div[id], [data-section]')
  const section = part?.dataset.section ?? part?.id
  return {
    event_name: name,
    ...(section && { section_name: section }),
    ...(value && { section_value: value }),
    ...(name === 'click_virtual_tour' && { virtual_url: value }),
  }
}

/**
 * What a page tells by being shown, such as a sent form: `data-raise` names the event, `data-raise-fields` is JSON. A page
 * that is shown at other times too tells it only at the hash to which its form leads (`data-raise-at`).
 */
function raiseShown(raise: Raise): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-raise]')) {
    const { raise: name, raiseFields = '{}', raiseAt = location.hash } = dataset
    if (isEventName(name) && raiseAt === location.hash)
      raise({ ...(JSON.parse(raiseFields) as EventFields), event_name: name })
  }
}

/** Tells of each section of a project page once it is in the middle of the window. */
function watchSections(raise: Raise): IntersectionObserver {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) raise({ event_name: 'view_section', section_name: target.id, section_id: target.id })
    },
    { rootMargin: '-45% 0px' },
  )
  for (const section of document.querySelectorAll('[data-microsite] > :is(section, div)[id]')) seen.observe(section)
  return seen
}

/** Begins to collect the events of this and the following pages; `early` is what was pressed before. */
export function listen(early: EventTarget | null): void {
  const events: SiteEvent[] = []
  window.siteEvents = events
  let log = new EventLog()
  let sections: IntersectionObserver | null = null
  const raise: Raise = (event) => {
    const whole = { ...factsOfPage(), ...event }
    if (log.add(whole)) events.push(whole)
  }
  const beginPage = () => {
    sections?.disconnect()
    log = new EventLog()
    raise({ event_name: 'page_view', section_value: location.pathname, ...levelsOf(location.pathname) })
    raiseShown(raise)
    sections = watchSections(raise)
  }
  const raiseOf = (target: EventTarget | null) => {
    const event = eventOf(target)
    if (event) raise(event)
  }
  beginPage()
  raiseOf(early)
  addEventListener('click', ({ target }) => raiseOf(target), { capture: true, passive: true })
  addEventListener('site:page', () => setTimeout(beginPage, ROUTE_DELAY_MS))
  // A part of the page that says so once it is shown, such as the answer to a form that stays where it is.
  addEventListener('site:shown', () => raiseShown(raise))
}
