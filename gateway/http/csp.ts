import { createHash } from 'node:crypto'
import { HIDE_CLOSED_BAR } from '@/features/site'
import { RECORD_EARLY_PRESSES } from '@/kernel/form/early-presses'
import { FILM_PLAYERS } from '@/kernel/media/film'
import { isFrameworkScript } from '../next-adapter/inline-scripts'
import { SCRIPT_LOADER } from '../next-adapter/script-loader'

const also = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

const besideScripts = (origins: readonly string[], frames: readonly string[] = []) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${also(origins)}`,
    "media-src 'self' blob:",
    `connect-src 'self'${also(origins)}`,
    "font-src 'self'",
    `frame-src 'self'${also(frames)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Only the live preview of the back office may frame pages of this site.
    "frame-ancestors 'self'",
  ].join('; ')

const FIXED = besideScripts([])

/** For data responses: nothing in them may run or load. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For uploaded images with markup (SVG), in case one is opened directly. */
export const UPLOADED_MARKUP_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const PLAYER_FRAME = /^<!doctype html>[\s\S]{0,600}<body><iframe data-film-player src="([^"?]+)/i

/** The player in the page of a film (`/api/film`), which is nothing but that frame: every other page is closed to it. */
function framedPlayers(html: string): readonly string[] {
  const address = PLAYER_FRAME.exec(html)?.[1] ?? ''
  return FILM_PLAYERS.filter((origin) => address.startsWith(`${origin}/`))
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /(?:^|\s)src\s*=/i
const TYPE = /(?:^|\s)type\s*=\s*["']?([^"'\s>]+)/i
const SCRIPT_TYPE = /^(?:text\/javascript|application\/javascript|module)$/i

/**
 * The policy of one HTML response: its own data pushes by hash, and no other inline script. The page may load images
 * and data from our own origin and from `origins`. `bytes` says how its characters stand for bytes.
 */
export function policyForHtml(html: string, origins: readonly string[] = [], bytes: BufferEncoding = 'utf8'): string {
  const hashes = inlineHashes(html, isOwnScript, bytes)
  const frames = framedPlayers(html)
  const rest = origins.length + frames.length === 0 ? FIXED : besideScripts(origins, frames)
  return `script-src 'self'${hashes.map((hash) => ` 'sha256-${hash}'`).join('')}; ${rest}`
}

/** For the worker of the map: it may load the map's data and nothing else. */
export const mapWorkerPolicy = (origins: readonly string[]): string =>
  `default-src 'none'; connect-src 'self'${also(origins)}`

/** Base64 SHA-256 of every allowed inline script: one that matches a known shape of the framework completely. */
export function inlineHashes(
  html: string,
  isAllowed: (text: string) => boolean = isOwnScript,
  bytes: BufferEncoding = 'utf8',
): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text === '' || HAS_SOURCE.test(attributes) || !isScriptType(attributes)) continue
    if (isAllowed(text)) hashes.add(createHash('sha256').update(text, bytes).digest('base64'))
  }
  return [...hashes]
}

function isScriptType(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1]
  return type === undefined || SCRIPT_TYPE.test(type)
}

/** Our own inline scripts, each allowed by its whole text. */
const OWN_SCRIPTS: ReadonlySet<string> = new Set([HIDE_CLOSED_BAR, RECORD_EARLY_PRESSES, SCRIPT_LOADER])

/** Whether a script is exactly one of the framework's or one of our own. */
export const isOwnScript = (text: string): boolean => OWN_SCRIPTS.has(text) || isFrameworkScript(text)
