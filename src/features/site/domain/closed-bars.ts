/** Session storage key: the keys of the bars a visitor has closed, separated by spaces. */
export const CLOSED_BARS = 'closed_bars'

/**
 * Runs inside a bar while the page is parsed, so that a closed bar is never painted. The gateway's content security
 * policy allows exactly this text; it is the same on every page with a bar.
 */
export const HIDE_CLOSED_BAR =
  '{let b=document.currentScript.parentElement;' +
  `try{b.hidden=(sessionStorage.getItem("${CLOSED_BARS}")||"").split(" ").includes(b.dataset.key)}catch{}}`
