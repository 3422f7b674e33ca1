import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One mail as it arrived; a mail that is sent twice arrives twice, with the same id. */
export interface ArrivedMail {
  id: string
  to: string
  replyTo: string
  /** The six digits that stand in a line of their own; empty without them. */
  code: string
  subject: string
  at: number
}

/** What the server does: `drops` takes a mail and then ends the connection without having said so. */
type Behaviour = 'answers' | 'slow' | 'drops'

const SLOW_MS = 3_000

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: *(?:[^\\r\\n]*<)?([^\\r\\n<>]*)`, 'im').exec(mail)?.[1]?.trim() ?? ''

/** Reads the headers by which a mail is counted. */
export const readMail = (mail: string): Omit<ArrivedMail, 'at'> => ({
  id: headerOf(mail, 'Message-ID'),
  to: headerOf(mail, 'To'),
  replyTo: headerOf(mail, 'Reply-To'),
  code: /^\s*(\d{6})\s*$/m.exec(mail.replace(/=\r?\n/g, ''))?.[1] ?? '',
  subject: headerOf(mail, 'Subject'),
})

/** An SMTP server that writes down every mail it takes, and fails in the ways that real ones fail. */
export class MailServer {
  readonly arrived: ArrivedMail[] = []
  behaviour: Behaviour = 'answers'
  private server: Server | undefined
  private readonly sockets = new Set<Socket>()

  constructor(readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.serve(socket))
    this.server = server
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
  }

  /** Ends every connection and refuses new ones, until `start`. */
  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()))
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.setEncoding('utf8')
    let text = ''
    let isMail = false
    /** The next whole command, or whole mail after DATA; undefined until the rest of it arrives. */
    const next = (): string | undefined => {
      const mark = isMail ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end === -1) return undefined
      const said = text.slice(0, end)
      text = text.slice(end + mark.length)
      return said
    }
    socket.on('data', (part: string) => {
      text += part
      for (let said = next(); said !== undefined; said = next()) {
        if (isMail) void this.take(socket, said)
        else socket.write(`${answerTo(said)}\r\n`)
        isMail = !isMail && /^DATA/i.test(said)
      }
    })
    socket.write('220 a mail server of the drill\r\n')
  }

  private async take(socket: Socket, mail: string): Promise<void> {
    this.arrived.push({ ...readMail(mail), at: Date.now() })
    if (this.behaviour === 'drops') {
      socket.destroy()
      return
    }
    if (this.behaviour === 'slow') await sleep(SLOW_MS)
    if (!socket.destroyed) socket.write('250 taken\r\n')
  }
}

function answerTo(command: string): string {
  if (/^DATA/i.test(command)) return '354 go on'
  return /^QUIT/i.test(command) ? '221 bye' : '250 ok'
}
