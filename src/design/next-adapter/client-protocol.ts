import { ACTION_HEADER, ACTION_NOT_FOUND_HEADER, FRAMEWORK_PREFIX, PAYLOAD_TYPE } from '@/kernel/next-words'

/** Whether Next's client sends a form with this request. */
export const isServerAction = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has(ACTION_HEADER)

/** Whether the answer says that this build does not know the form: it was opened before a deployment. */
export const isUnknownAction = ({ headers }: Response): boolean => headers.get(ACTION_NOT_FOUND_HEADER) === '1'

/** Whether the action itself answered, and not the gateway or the framework in its place. */
export const isActionAnswer = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(PAYLOAD_TYPE) ?? false

/** Whether an error says that a script of the build is gone. */
export const isLostChunk = (reason: unknown): boolean => reason instanceof Error && reason.name === 'ChunkLoadError'

const STYLE_SHEET = new RegExp(`/${FRAMEWORK_PREFIX}/static/[^"'\\\\]+\\.css`, 'g')

/** The addresses of the style sheets that a page names, once each. */
export const styleSheetsIn = (html: string): ReadonlySet<string> => new Set(html.match(STYLE_SHEET) ?? [])
