/** The longest wait for an image, in milliseconds. */
const LONGEST_WAIT_MS = 3_000

/**
 * Loads a page's scripts once, at the first of these: the first view is complete and has
 * been painted, the reader interacts, or a timeout has passed (which also covers windows that are never painted).
 * The content security policy allows exactly this text.
 */
export const SCRIPT_LOADER =
  `{let n=0,g=()=>{if(!n++)for(let l of document.querySelectorAll('script[data-src^="/_next/"]')){` +
  'let p=document.createElement("script");p.async=!0;p.src=l.dataset.src;l.replaceWith(p)}},r=requestAnimationFrame;' +
  'addEventListener("load",()=>r(()=>r(()=>setTimeout(g))));' +
  'for(let t of["pointerdown","keydown","scroll"])addEventListener(t,g,{capture:!0,once:!0,passive:!0});' +
  `setTimeout(g,${LONGEST_WAIT_MS})}`
