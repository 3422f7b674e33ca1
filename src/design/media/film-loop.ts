/** Whether the visitor's settings allow a film to move by itself. */
const mayMove = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData
}

const BUTTON =
  'absolute end-3 top-3 inline-flex size-target items-center justify-center bg-paper text-ink focus-visible:outline-2'

/** Two bars or a triangle, as the icons draw them. */
const PATHS = { pause: 'M8 5v14M16 5v14', play: 'M8 5v14l11-7z' }

const drawing = (path: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${path}"/></svg>`

function buttonFor(video: HTMLVideoElement, words: DOMStringMap): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = BUTTON
  const show = () => {
    const next = video.paused ? 'play' : 'pause'
    button.innerHTML = drawing(PATHS[next])
    button.setAttribute('aria-label', words[next] ?? '')
  }
  button.addEventListener('click', () => {
    video.dataset.stopped = video.paused ? '' : 'true'
    if (video.paused) video.play().catch(() => undefined)
    else video.pause()
  })
  video.addEventListener('play', show)
  video.addEventListener('pause', show)
  show()
  return button
}

/**
 * Plays a silent loop over a picture while that is in view, with a button that stops it: the frame names its files and
 * the words of the button in `data-`. Returns how to end it.
 */
export function startLoop(frame: HTMLElement): () => void {
  const { wide = '', upright } = frame.dataset
  if (!mayMove() || wide === '') return () => undefined
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, disableRemotePlayback: true })
  video.src = upright && matchMedia('(max-width: 767px)').matches ? upright : wide
  video.setAttribute('aria-hidden', 'true')
  // It fades in over the picture once it moves, so that the picture stays what the page opens with. A pixel smaller on
  // each side: as large, it would count as the largest contentful paint, seconds after the picture.
  video.className = 'absolute inset-px size-[calc(100%-2px)] object-cover opacity-0 transition-opacity duration-700'
  video.addEventListener('playing', () => video.classList.replace('opacity-0', 'opacity-100'), { once: true })
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) video.pause()
    else if (!video.dataset.stopped) video.play().catch(() => undefined)
  })
  frame.append(video, buttonFor(video, frame.dataset))
  seen.observe(frame)
  return () => {
    seen.disconnect()
    frame.replaceChildren()
  }
}
