/** A picture that never comes keeps the programs waiting no longer. */
const MOST_MS = 3_000

/**
 * Asks for a page's programs once, when the first of these has happened: everything of the first view is there and has
 * been painted, the reader does something, or enough time has gone by (also in a window that is not painted at all).
 * The front door lets exactly this text run.
 */
export const START_PROGRAMS =
  `{let n=0,g=()=>{if(!n++)for(let l of document.querySelectorAll('script[data-src^="/_next/"]')){` +
  'let p=document.createElement("script");p.async=!0;p.src=l.dataset.src;l.replaceWith(p)}},r=requestAnimationFrame;' +
  'addEventListener("load",()=>r(()=>r(()=>setTimeout(g))));' +
  'for(let t of["pointerdown","keydown","scroll"])addEventListener(t,g,{capture:!0,once:!0,passive:!0});' +
  `setTimeout(g,${MOST_MS})}`
