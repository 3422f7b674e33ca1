import { forgetKeptPages } from '@/design/layer/kept-caches'
import { onSavedHomesChange, savedHomes, saveHomes } from '@/features/shortlist/ui'

/** The answer of `/api/member/me`. */
interface Who {
  member: { olmId: string; olaId: string; name: string; image: string | null; homes: string[] } | null
}

type Member = NonNullable<Who['member']>

/** The browser markers of a signed-in member (C34, S2§9). They hold no secret, and no server reads them. */
const MARKERS = ['NBHA', 'NBH_OLMID', 'NBH_OLMIMG', 'NBH_OLAID'] as const

/** A page that sends a form or is left is about to be replaced, and must not reload meanwhile. */
const ANSWER_WITHIN_MS = 5000

let shown: string | null = null
let sentAt = Number.NEGATIVE_INFINITY
let leftAt = Number.NEGATIVE_INFINITY

const isWithin = (at: number) => performance.now() - at < ANSWER_WITHIN_MS

async function readWho(): Promise<Who | null> {
  const answer = await fetch('/api/member/me', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Who) : null
}

async function post(change: { add: string[]; remove: string[] }): Promise<string[] | null> {
  const headers = { 'Content-Type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(change), keepalive: true }
  const answer = await fetch('/api/member/saved', sent).catch(() => null)
  return answer?.ok ? ((await answer.json()) as { homes: string[] }).homes : null
}

/** The member's picture in the place of the person icon. */
function showPicture(link: HTMLAnchorElement, image: string): void {
  const picture = document.createElement('img')
  picture.src = image
  picture.alt = ''
  picture.className = 'size-6 rounded-full object-cover'
  picture.onerror = () => picture.remove()
  picture.onload = () => link.querySelector('svg')?.classList.add('hidden')
  link.prepend(picture)
}

function showInHeader(name: string, image: string | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const href = link.dataset.account
    if (href) link.setAttribute('href', href)
    link.dataset.signedIn = ''
    link.setAttribute('aria-label', `${link.dataset.accountLabel ?? ''}: ${name}`)
    const slot = link.querySelector('[data-account-name]')
    if (image && !link.querySelector('img')) showPicture(link, image)
    if (slot) slot.textContent = name.split(' ')[0] ?? ''
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-for-members]'))
    link.setAttribute('href', link.dataset.forMembers ?? link.href)
}

/** Sends every change of the hearts to the account. */
function followHearts(): void {
  let known = savedHomes()
  onSavedHomesChange(() => {
    const now = savedHomes()
    const change = {
      add: now.filter((slug) => !known.includes(slug)),
      remove: known.filter((slug) => !now.includes(slug)),
    }
    known = now
    if (shown !== null && change.add.length + change.remove.length > 0) void post(change)
  })
}

/** The hearts of the account; at sign-in what this device had saved is added to them first. */
async function mergeHearts({ olmId, homes }: Member): Promise<void> {
  const owner = localStorage.getItem('NBH_OLMID')
  const own = owner === null ? savedHomes().filter((slug) => !homes.includes(slug)) : []
  const merged = own.length > 0 ? await post({ add: own, remove: [] }) : homes
  // Kept on the device until they are in the account.
  if (merged === null) return
  saveHomes(merged)
  localStorage.setItem('NBH_OLMID', olmId)
}

function forget(): void {
  const wasKnown = localStorage.getItem('NBH_OLMID') !== null
  const wasShown = shown !== null
  // Emptying the list of the device is no wish of the member.
  shown = null
  for (const key of MARKERS) localStorage.removeItem(key)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = 'NBHA=; Max-Age=0; Path=/'
  // The list is in the account; the next person at this device must not find it.
  if (wasKnown) saveHomes([])
  const gone = wasKnown ? forgetKeptPages() : Promise.resolve()
  // A reload would stop the visitor who has chosen the next page already.
  if (wasShown && !isWithin(leftAt)) void gone.finally(() => location.reload())
}

async function check(): Promise<void> {
  if (isWithin(sentAt) || isWithin(leftAt)) return
  const who = await readWho()
  if (who !== null && who.member?.olmId !== shown) location.reload()
}

let isWatched = false

/** From the first moment: a form may be sent before the account is known. */
function watchLeaving(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('submit', () => {
    sentAt = performance.now()
  })
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/** Signing out anywhere reaches every open page: this browser by its storage, others by the stream. */
function listen(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'NBH_OLMID' || key === null) void check()
  })
  let stream: EventSource | null = null
  const follow = () => {
    stream?.close()
    stream = null
    // A hidden page holds no connection open: it asks when it is seen again.
    if (document.hidden) return
    stream = new EventSource('/api/member/getNotiAuth')
    for (const event of ['NotiAuth', 'reset']) stream.addEventListener(event, () => void check())
  }
  document.addEventListener('visibilitychange', () => {
    follow()
    if (!document.hidden) void check()
  })
  follow()
}

/** Shows whose account it is on a page that was the same for everybody, or forgets who it was. */
export async function showMember(): Promise<void> {
  watchLeaving()
  const who = await readWho()
  if (who === null) return
  if (who.member === null) {
    forget()
    return
  }
  const { olmId, olaId, name, image } = who.member
  const isFirst = shown === null
  shown = olmId
  localStorage.setItem('NBHA', '1')
  localStorage.setItem('NBH_OLAID', olaId)
  localStorage.setItem('NBH_OLMIMG', image ?? '')
  showInHeader(name, image)
  await mergeHearts(who.member)
  if (!isFirst) return
  followHearts()
  listen()
}
