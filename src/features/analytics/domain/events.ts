/** What somebody did, by the names of S2§9. */
export const EVENT_NAMES = [
  'page_view',
  'view_section',
  'click_get_direction',
  'click_unit_type',
  'click_virtual_tour',
  'download_brochure',
  'loan_calculation',
  'register',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

/** The fields of an event, by the names of S2§9. All are texts but the amounts, in whole baht and years. */
export interface EventFields {
  section_name?: string
  section_id?: string
  section_value?: string
  activity_name?: string
  activity_desc?: string
  campaign_code?: string
  pj_code?: string
  adsource?: string
  gcl_id?: string
  UI_show_level1?: string
  UI_show_level2?: string
  UI_show_level3?: string
  intent?: string
  channel?: string
  type?: string
  total_loan_amount_value?: number
  monthly_installment_value?: number
  loan_duration?: number
  goal?: string
  action?: string
  virtual_url?: string
  customer_id?: string
}

export interface SiteEvent extends EventFields {
  event_name: EventName
}

/** The fields that an event which a page tells by being shown cannot do without (S2§9, A7.5). */
interface ShownFields {
  loan_calculation: Required<
    Pick<EventFields, 'total_loan_amount_value' | 'monthly_installment_value' | 'loan_duration' | 'section_name'>
  >
  register: Required<Pick<EventFields, 'section_name' | 'activity_name'>>
}

/** The attributes by which a page tells an event by being shown: a calculated loan, a sent form. */
export const raisedBy = <Name extends keyof ShownFields>(name: Name, fields: ShownFields[Name] & EventFields) => ({
  'data-raise': name,
  'data-raise-fields': JSON.stringify(fields),
})

/** Events that count each time; any other counts once for a section (S2§9). */
const REPEATABLE: readonly EventName[] = ['loan_calculation', 'click_get_direction', 'click_unit_type']

/** The events of one page view, in order. In memory only: nothing leaves the browser. */
export class EventLog {
  readonly events: SiteEvent[] = []
  readonly #seen = new Set<string>()

  /** Adds an event; returns whether it counted. */
  add(event: SiteEvent): boolean {
    const key = `${event.event_name} ${event.section_name ?? ''}`
    if (!REPEATABLE.includes(event.event_name) && this.#seen.has(key)) return false
    this.#seen.add(key)
    this.events.push(event)
    return true
  }
}

/** Where a page stands: the first three segments of its address after the language (S2§9). */
export function levelsOf(path: string): Pick<EventFields, 'UI_show_level1' | 'UI_show_level2' | 'UI_show_level3'> {
  const [one, two, three] = path.split('/').filter(Boolean).slice(1)
  return {
    ...(one && { UI_show_level1: one }),
    ...(two && { UI_show_level2: two }),
    ...(three && { UI_show_level3: three }),
  }
}

export const isEventName = (name: unknown): name is EventName => EVENT_NAMES.some((one) => one === name)
