/** The most of a form that is kept to judge it afterwards, in bytes; an upload is larger. */
const MAX_FORM_BYTES = 256 * 1024

const typeOf = (request: Request) => (request.headers.get('content-type') ?? '').toLowerCase()

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** Whether a filter is given as its parts (`where[name][equals]=x`), not as one text. */
const hasReadableQuery = (request: Request) => !new URL(request.url).searchParams.has('where')

/**
 * Whether Payload's endpoints can read a request: a JSON object, a form, or nothing. They answer 500 to other bodies. A
 * query that is sent as a body says so in a header.
 */
export async function isReadable(request: Request): Promise<boolean> {
  if (!hasReadableQuery(request)) return false
  const type = typeOf(request)
  if (request.body === null || type.startsWith('multipart/form-data')) return true
  if (request.headers.has('x-payload-http-method-override')) return true
  const text = await request.clone().text()
  return text === '' || (type.startsWith('application/json') && isObject(text))
}

/** A copy of a small form, from which {@link hasDocument} tells whether it can be read; null for other requests. */
export function copyOfForm(request: Request): Request | null {
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return typeOf(request).startsWith('multipart/form-data') && length <= MAX_FORM_BYTES ? request.clone() : null
}

/** Whether a form carries a document, as Payload's client sends it, and no file whose name cannot be written. */
export async function hasDocument(form: Request): Promise<boolean> {
  const data = await form.formData().catch(() => null)
  const document = data?.get('_payload')
  const isWritable = [...(data?.values() ?? [])].every((one) => typeof one === 'string' || !one.name.includes('\0'))
  return isWritable && typeof document === 'string' && isObject(document)
}
