import type { Field, SanitizedConfig } from 'payload'

const DATE = '/design/back-office/list-cells#DateCell'
const MONEY = '/design/back-office/list-cells#MoneyCell'
const DATE_IN_WORDS = '/design/back-office/list-cells#DateInWords'

/** Marks a number as an amount of baht: `custom: BAHT`. */
export const BAHT = { unit: 'baht' } as const

function cellOf(field: Field): string | null {
  if (field.type === 'date') return DATE
  return field.type === 'number' && field.custom?.unit === BAHT.unit ? MONEY : null
}

function setCells(fields: readonly Field[]): void {
  for (const field of fields) {
    const cell = cellOf(field)
    if (cell) {
      const { components } = (field.admin ?? {}) as { components?: object }
      const underField = field.type === 'date' && { afterInput: [DATE_IN_WORDS] }
      Object.assign(field, { admin: { ...field.admin, components: { Cell: cell, ...underField, ...components } } })
    }
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
