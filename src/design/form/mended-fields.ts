/** What of a control says whether it is answered. */
export interface Answer {
  type: string
  value: string
  checked?: boolean
  validity: { valid: boolean }
}

/** Whether a control has an answer that its kind allows. What the business asks beyond that is known at the next send. */
export function isAnswered({ type, value, checked, validity }: Answer): boolean {
  if (type === 'checkbox' || type === 'radio') return checked === true
  return value.trim() !== '' && validity.valid
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** The text that says what is wrong with a control, or with the group of controls around it. */
function errorOf(control: Control): HTMLElement | null {
  const ids = control.closest('[aria-describedby*="-error"]')?.getAttribute('aria-describedby') ?? ''
  const id = ids.split(' ').find((one) => one.endsWith('-error'))
  return id ? document.getElementById(id) : null
}

/** Shows a fault as mended, or as it was: its text, its controls, and its line in the summary of the form. */
function show(form: HTMLFormElement, error: HTMLElement, isMended: boolean): void {
  error.hidden = isMended
  const field = error.id.replace(/-error$/, '')
  form.querySelector(`a[href="#${CSS.escape(field)}"]`)?.toggleAttribute('data-mended', isMended)
  const owner = form.querySelector(`[aria-describedby~="${CSS.escape(error.id)}"]`)
  const controls = owner?.matches('fieldset') ? owner.querySelectorAll('[aria-invalid]') : [owner]
  for (const control of controls) control?.setAttribute('aria-invalid', String(!isMended))
}

function onInput({ target }: Event): void {
  if (!isControl(target) || !target.form) return
  const error = errorOf(target)
  if (error) show(target.form, error, isAnswered(target))
}

/** Before a form is sent again it stands as it was answered: what React renders next is compared with that. */
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return
  for (const error of target.querySelectorAll<HTMLElement>('[id$="-error"][hidden]')) show(target, error, false)
}

let isWatching = false

/** From now on every form of the page takes the fault from a field once it is answered, and not at the next send. */
export function watchMending(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('input', onInput)
  document.addEventListener('submit', onSubmit, true)
}
