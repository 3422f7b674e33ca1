/** In the session's storage: the keys of the bars a visitor has closed, with spaces between. */
export const CLOSED_BARS = 'closed_bars'

/**
 * Runs inside a bar while the page is being read, so that one that was closed is never painted. The front door
 * lets exactly this text run and no other script of ours; every page with a bar carries the same.
 */
export const HIDE_CLOSED_BAR =
  '{let b=document.currentScript.parentElement;' +
  `try{b.hidden=(sessionStorage.getItem("${CLOSED_BARS}")||"").split(" ").includes(b.dataset.key)}catch{}}`
