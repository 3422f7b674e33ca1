import { closeOnEscape } from '@/design/layer/close-on-escape'

const MENU = 'details[data-menu]'

/** The open menu of the filter bar. */
const openMenu = (form: HTMLElement) => form.querySelector<HTMLDetailsElement>(`${MENU}[open]`)

/**
 * Behaviour of the filter menus beyond the native `details`, until the signal aborts: Escape closes the open menu but
 * not the panel around it, a click or focus elsewhere closes the menu, and a link chosen in it closes the panel.
 */
export function bindMenus(form: HTMLFormElement, signal: AbortSignal): void {
  const leave = ({ target }: Event) => {
    const menu = openMenu(form)
    if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
  }
  const choose = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${MENU} a`) : null
    if (link && link.target === '') form.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  closeOnEscape(form, MENU, signal)
  form.addEventListener('focusin', leave, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  form.addEventListener('click', choose, { signal })
}
