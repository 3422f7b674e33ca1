import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/platform/process/env'

const quoted = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** What a raw mail says, its transfer encodings undone. */
const textOf = (mail: string): string =>
  /^Content-Transfer-Encoding: base64/im.test(mail)
    ? mail.replace(/(?:^[A-Za-z0-9+/]{20,76}={0,2}\r?\n)+/gm, (block) => Buffer.from(block, 'base64').toString('utf8'))
    : quoted(mail)

/** The mails that work sends, with their headers. */
export async function mailsIn(work: () => Promise<unknown>): Promise<string[]> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await work()
  const added = (await readdir(outbox)).filter((file) => !before.has(file)).sort()
  return Promise.all(added.map(async (file) => textOf(await readFile(join(outbox, file), 'latin1'))))
}
