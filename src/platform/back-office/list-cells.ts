import type { DateField, Field, SanitizedConfig } from 'payload'

const DATE = '/design/back-office/list-cells#DateCell'
const MONEY = '/design/back-office/list-cells#MoneyCell'
const DATE_IN_WORDS = '/design/back-office/list-cells#DateInWords'

/** Marks a number as an amount of baht: `custom: BAHT`. */
export const BAHT = { unit: 'baht' } as const

type DateAdmin = NonNullable<DateField['admin']>

/** How a picker writes its date: day before month, and 24 hours. */
function pickerOf({ admin }: DateField): DateAdmin['date'] {
  const displayFormat = admin?.date?.pickerAppearance === 'dayOnly' ? 'd MMM yyyy' : 'd MMM yyyy HH:mm'
  return { displayFormat, timeFormat: 'HH:mm', ...admin?.date } as DateAdmin['date']
}

/** What a field of dates or amounts shows; null for every other field. */
function shownAs(field: Field): { components: object; date?: DateAdmin['date'] } | null {
  if (field.type === 'date') {
    const components = { Cell: DATE, afterInput: [DATE_IN_WORDS], ...field.admin?.components }
    return { components, date: pickerOf(field) }
  }
  const isAmount = field.type === 'number' && field.custom?.unit === BAHT.unit
  return isAmount ? { components: { Cell: MONEY, ...field.admin?.components } } : null
}

function setCells(fields: readonly Field[]): void {
  for (const field of fields) {
    const shown = shownAs(field)
    if (shown) Object.assign(field, { admin: { ...field.admin, ...shown } })
    if (field.type === 'tabs') for (const tab of field.tabs) setCells(tab.fields)
    else if ('fields' in field) setCells(field.fields)
  }
}

/**
 * Dates and prices in lists as the reader of the back office writes them: Buddhist years in Thai, separated thousands.
 * Under a date picker, which knows the common era alone, the chosen date stands in the same words.
 * Works on the built configuration, as Payload's own columns (created, changed) exist only there.
 */
export async function withListCells(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { fields } of config.collections) setCells(fields)
  return config
}
