/**
 * The draw of a launch, version `launch-draw-2`. Anybody can run it: it needs SHA-256 and HMAC-SHA-256 only. `hex` is
 * lower case.
 *
 *   commitment = hex(SHA-256(statement))                     published before the first entry: all rules, the moment of
 *                                                            the public number, and the hash of the secret
 *   list       = c(0) = commitment; c(i) = hex(SHA-256(c(i − 1) "\n" ticket(i) "\n")), tickets in the order of entry
 *   entries    = hex(SHA-256(each ticket in ASCII order, each followed by "\n"))        published at closing
 *   seed       = HMAC-SHA-256(key: secret, "launch-draw-2\n" commitment "\n" entries "\n" number "\n")
 *   stream     = HMAC-SHA-256(key: seed, "0"), HMAC-SHA-256(key: seed, "1"), …, read as 4-byte big-endian numbers
 *   order      = the sorted tickets; for i = n − 1 down to 1: exchange the tickets at i and at uniform(i + 1)
 *   uniform(m) = the next number of the stream below the largest multiple of m in 2³², modulo m; others are skipped
 *
 * The secret is used as its 64 hex characters. Who holds the secret cannot compute the order before the public number
 * exists; who enters a number cannot either, as the secret is opened only once the number is final.
 */
export const DRAW_METHOD = 'launch-draw-2'

const RANGE = 2 ** 32

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))))

async function hmacWith(key: Bytes): Promise<(text: string) => Promise<Bytes>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(text)))
}

/** In the order of ASCII, whatever the language of the machine. */
const sorted = (tickets: readonly string[]): string[] => [...tickets].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** The published hash of a secret, or of a statement. */
export const hashOfText = (text: string): Promise<string> => sha256(text)

/** The running digest of a list that begins with a commitment: each ticket in the order of entry changes it. */
export async function digestOfList(commitment: string, tickets: readonly string[]): Promise<string> {
  let digest = commitment
  for (const ticket of tickets) digest = await sha256(`${digest}\n${ticket}\n`)
  return digest
}

/** The published hash of the tickets, in whatever order they are given. */
export const hashOfTickets = (tickets: readonly string[]): Promise<string> =>
  sha256(
    sorted(tickets)
      .map((ticket) => `${ticket}\n`)
      .join(''),
  )

/** What decides a draw. */
export interface DrawInput {
  /** The hash of the statement. */
  commitment: string
  /** 64 hex characters. */
  secret: string
  tickets: readonly string[]
  /** The public number as it was published: digits, or hex. */
  number: string
}

/** What comes of it. */
export interface DrawResult {
  /** The seed, hex. */
  seed: string
  /** The tickets in the order of their turns. */
  order: string[]
}

/** Numbers below m, each as likely as any other. */
async function uniformFrom(seed: Bytes): Promise<(m: number) => Promise<number>> {
  const hmac = await hmacWith(seed)
  let [block, used, blocks] = [new DataView(new ArrayBuffer(0)), 0, 0]
  const next = async (): Promise<number> => {
    if (used === block.byteLength) {
      block = new DataView((await hmac(String(blocks))).buffer)
      blocks += 1
      used = 0
    }
    used += 4
    return block.getUint32(used - 4)
  }
  return async (m) => {
    const limit = RANGE - (RANGE % m)
    let number = await next()
    while (number >= limit) number = await next()
    return number % m
  }
}

/** The order of the turns. It depends on the four inputs alone, and not on the order in which tickets were entered. */
export async function drawOrder({ commitment, secret, tickets, number }: DrawInput): Promise<DrawResult> {
  const order = sorted(tickets)
  const hmac = await hmacWith(bytesOf(secret))
  const seed = await hmac(`${DRAW_METHOD}\n${commitment}\n${await hashOfTickets(order)}\n${number}\n`)
  const uniform = await uniformFrom(seed)
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = await uniform(i + 1)
    const [a, b] = [order[i], order[j]] as [string, string]
    order[i] = b
    order[j] = a
  }
  return { seed: hexOf(seed), order }
}
