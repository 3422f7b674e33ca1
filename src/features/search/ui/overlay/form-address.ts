import { postedTexts } from '@/kernel/form/posted-form'
import { PRICE_ERROR_ID, PRICES_ID } from './panel-ids'

/** The search address of a form without its empty fields; several prices are joined into one parameter (C13). */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const data = new FormData(form, submitter)
  const pairs = [...new Set(data.keys())].flatMap((name) => {
    const written = postedTexts(data, name)
      .filter((value) => value !== '')
      .map(encodeURIComponent)
    return written.length > 0 ? [`${name}=${written.join(',')}`] : []
  })
  return new URL(form.action).pathname + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** Whether the form was submitted by price without a chosen price. */
export const isPriceMissing = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  submitter?.getAttribute('value') === 'price' && form.querySelector('[name=price]:checked') === null

/** Shows the error of a missing price and focuses the first price; or clears the error (A8.4). */
export function showPriceMissing(form: HTMLFormElement, isMissing: boolean): void {
  const prices = form.querySelector<HTMLElement>(`#${PRICES_ID}`)
  prices?.toggleAttribute('data-wrong', isMissing)
  for (const box of prices?.querySelectorAll('input') ?? []) {
    if (isMissing) box.setAttribute('aria-describedby', PRICE_ERROR_ID)
    else box.removeAttribute('aria-describedby')
  }
  if (isMissing) prices?.querySelector('input')?.focus()
}
