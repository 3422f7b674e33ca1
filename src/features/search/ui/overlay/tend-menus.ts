import { leaveByEscape } from '../leave-by-escape'

const MENU = 'details[data-menu]'

/** The menu of the filter bar that is open. */
const openMenu = (form: HTMLElement) => form.querySelector<HTMLDetailsElement>(`${MENU}[open]`)

/**
 * What the menus of the filter bar do beyond a browser's own `details`, until the signal: Escape closes the open one
 * and leaves the panel around it, whatever else is pressed or reached closes it, and a page that is chosen from it
 * closes the panel.
 */
export function tendMenus(form: HTMLFormElement, signal: AbortSignal): void {
  const leave = ({ target }: Event) => {
    const menu = openMenu(form)
    if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
  }
  const choose = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${MENU} a`) : null
    if (link && link.target === '') form.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  leaveByEscape(form, MENU, signal)
  form.addEventListener('focusin', leave, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  form.addEventListener('click', choose, { signal })
}
