/** The name of the function on `window` that returns the clicks recorded before scripts loaded. */
export const TAKE_EARLY_PRESSES = 'takeEarlyPresses'

/**
 * Runs at the start of a page and records clicks on buttons that need scripts, until they are replayed. Links, forms,
 * and buttons with native behaviour (`popovertarget`, `command`) are left to the browser. The gateway's content
 * security policy allows exactly this text.
 */
export const RECORD_EARLY_PRESSES =
  '{let p=[],r=e=>{let b=e.target.closest("button[type=button]:not([popovertarget])");' +
  'b&&!(b.hasAttribute("command")&&"commandForElement"in b)&&p.push(e)};addEventListener("click",r,!0);' +
  `self.${TAKE_EARLY_PRESSES}=()=>{removeEventListener("click",r,!0);return p.splice(0)}}`
