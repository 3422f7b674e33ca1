import { PRICE_ERROR_ID, PRICES_ID } from './panel-ids'

/** The search a form asks for, without what was left empty; prices are joined as addresses write them (C13). */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const data = new FormData(form, submitter)
  const pairs = [...new Set(data.keys())].flatMap((name) => {
    const values = data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))
    const written = values.filter((value) => value !== '').map(encodeURIComponent)
    return written.length > 0 ? [`${name}=${written.join(',')}`] : []
  })
  return new URL(form.action).pathname + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** Whether a form was sent by price with no price chosen. */
export const isPriceMissing = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  submitter?.getAttribute('value') === 'price' && form.querySelector('[name=price]:checked') === null

/** The prices say that one is missing, and the first of them has the focus; or that none is any more (A8.4). */
export function tellPriceMissing(form: HTMLFormElement, isMissing: boolean): void {
  const prices = form.querySelector<HTMLElement>(`#${PRICES_ID}`)
  prices?.toggleAttribute('data-wrong', isMissing)
  for (const box of prices?.querySelectorAll('input') ?? []) {
    if (isMissing) box.setAttribute('aria-describedby', PRICE_ERROR_ID)
    else box.removeAttribute('aria-describedby')
  }
  if (isMissing) prices?.querySelector('input')?.focus()
}
