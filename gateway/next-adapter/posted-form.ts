import type { IncomingHttpHeaders } from 'node:http'

/** The most of a body that is looked at, in bytes: the forms of the site have a few kilobytes. */
const MAX_BYTES = 256 * 1024

const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i
const DISPOSITION = /(?:^|\r\n)content-disposition:\s*form-data\s*;[^\r\n]*\bname="([^"\r\n]*)"/i
/** A field in which React says which action a form without scripts is for, and the id of one in it. */
const ACTION_FIELD = /^\$ACTION_\d+:\d+$/
const ACTION_ID = /^[0-9a-f]{42}$/
/** The field in which Payload's client sends a document. */
const DOCUMENT_FIELD = '_payload'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFieldRight(name: string, value: string): boolean {
  if (name !== DOCUMENT_FIELD && !ACTION_FIELD.test(name)) return true
  const content = parsed(value)
  if (typeof content !== 'object' || content === null) return false
  return !('id' in content && ACTION_FIELD.test(name)) || ACTION_ID.test(String(content.id))
}

function isPartRight(part: string): boolean {
  const end = part.indexOf('\r\n\r\n')
  const name = part.startsWith('\r\n') && end !== -1 ? DISPOSITION.exec(part.slice(0, end))?.[1] : undefined
  return name !== undefined && isFieldRight(name, part.slice(end + 4))
}

/** Whether a multipart body is what RFC 7578 asks for, and its fields for the framework are such as clients write. */
export function isFormRight(body: string, boundary: string): boolean {
  const [before, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`)
  return before === '' && parts.at(-1)?.startsWith('--') === true && parts.slice(0, -1).every(isPartRight)
}

/**
 * A copy of a form on its way to the app, which answers 500 to a malformed one: by the copy it is known whose fault that
 * is. Larger bodies, and those that are no forms, are not judged.
 */
export class PostedForm {
  private readonly boundary: string | undefined
  private chunks: Buffer[] = []
  private length = 0

  constructor(headers: IncomingHttpHeaders) {
    const type = headers['content-type'] ?? ''
    const [, quoted, plain] = (/^multipart\/form-data\b/i.test(type) && BOUNDARY.exec(type)) || []
    this.boundary = quoted ?? plain
  }

  add(chunk: Buffer): void {
    this.length += chunk.length
    if (this.boundary === undefined) return
    if (this.length <= MAX_BYTES) this.chunks.push(chunk)
    else this.chunks = []
  }

  /** Whether the whole body is a form that no client writes. */
  isMalformed(): boolean {
    if (this.boundary === undefined || this.length > MAX_BYTES) return false
    return !isFormRight(Buffer.concat(this.chunks).toString('latin1'), this.boundary)
  }
}
